import type { OrderPaymentMethod, PaymentOption } from '@chonoi/contract'
import { providerOf } from '@chonoi/domain'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { PaymentMark } from './payment-mark.tsx'

type Section = 'wallets' | 'transfers' | 'cards' | 'delivery'

/** The sections in the order in which they are offered, by the kind of thing that people pay with. */
const sections: Record<Section, readonly OrderPaymentMethod[]> = {
  wallets: ['WALLET', 'MOMO', 'ZALOPAY'],
  transfers: ['VIETQR', 'BANK_TRANSFER', 'MANUAL_DEPOSIT'],
  cards: ['VNPAY', 'CARD', 'PAYPAL'],
  delivery: ['CASH_ON_DELIVERY'],
}

type Words = TFunction<['payments', 'common']>

/** Why a method isn't offered, or else who collects the money, its limits and description. */
function helpOf(t: Words, option: PaymentOption, walletText: string | undefined): string {
  const { unavailableBecause: reason, minimumInCents, maximumInCents, method, description } = option
  if (reason === 'BELOW_MINIMUM')
    return t('payments:method.because.BELOW_MINIMUM', { amount: formatMoney(minimumInCents ?? 0) })
  if (reason === 'ABOVE_MAXIMUM')
    return t('payments:method.because.ABOVE_MAXIMUM', { amount: formatMoney(maximumInCents ?? 0) })
  if (reason) return t(`payments:method.because.${reason}`)
  if (method === 'WALLET' && walletText) return walletText
  if (option.shopName !== null) return t('payments:method.toShop', { shop: option.shopName })
  return description ?? t(`payments:method.help.${method}`)
}

function feeText(t: Words, { feeInCents }: PaymentOption): ReactNode {
  return feeInCents > 0 ? t('payments:method.fee', { fee: formatMoney(feeInCents) }) : t('payments:method.free')
}

export interface MethodChoiceProps {
  options: readonly PaymentOption[]
  value: OrderPaymentMethod | null
  onChange: (method: OrderPaymentMethod) => void
  /** What stands below the wallet, e.g. its balance. */
  walletText?: string
}

/** Selects how to pay. A method that isn't offered stays visible with its reason. */
export function MethodChoice({ options, value, onChange, walletText }: MethodChoiceProps) {
  const { t } = useTranslation(['payments', 'common'])
  const tried = options.filter(({ isTestMode }) => isTestMode)
  // Where all of a kind are alike one sentence says so; where some aren't, each says it.
  const isEachMarked = tried.length < options.filter(({ method }) => providerOf(method)).length
  const chosen = options.find(({ method }) => method === value)
  return (
    <Stack gap={3}>
      <RadioGroup
        label={t('payments:method.label')}
        isLabelHidden
        layout="cards"
        value={value}
        onChange={onChange}
        options={inSections(options).map(({ section, option }) => ({
          value: option.method,
          section: t(`payments:method.section.${section}`),
          isDisabled: option.unavailableBecause !== null,
          label: (
            <Stack direction="row" gap={2} align="center" isWrapping>
              <span>{t(`common:paymentMethod.${option.method}`)}</span>
              {option.isTestMode && isEachMarked && <Badge size="sm">{t('payments:method.test')}</Badge>}
            </Stack>
          ),
          help: helpOf(t, option, walletText),
          media: <PaymentMark method={option.method} />,
          aside: feeText(t, option),
        }))}
      />
      {chosen && chosen.feeInCents > 0 && (
        <Text size={13} tone="muted" role="status">
          {t('payments:method.feeHint', { method: t(`common:paymentMethod.${chosen.method}`) })}
        </Text>
      )}
      {tried.length > 0 && !isEachMarked && (
        <Text size={13} tone="muted">
          {t('payments:method.allTest')}
        </Text>
      )}
    </Stack>
  )
}

function inSections(options: readonly PaymentOption[]) {
  return (Object.keys(sections) as Section[]).flatMap((section) =>
    sections[section].flatMap((method) => {
      const option = options.find((one) => one.method === method)
      return option ? [{ section, option }] : []
    }),
  )
}

/** The method that is chosen for the buyer: one that can be used, and costs nothing where there is one. */
export function firstOffered(options: readonly PaymentOption[]): OrderPaymentMethod | null {
  const offered = options.filter(({ unavailableBecause }) => unavailableBecause === null)
  return (offered.find(({ feeInCents }) => feeInCents === 0) ?? offered[0])?.method ?? null
}
