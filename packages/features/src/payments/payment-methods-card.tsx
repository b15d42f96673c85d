import type { OrderPaymentMethod, PaymentOption } from '@chonoi/contract'
import { formatMoney, type TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Stack } from '@chonoi/ui/stack'
import { Banknote, CreditCard, Globe, Landmark, QrCode, ReceiptText, Smartphone, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = {
  WALLET: Wallet,
  VNPAY: Landmark,
  MOMO: Smartphone,
  ZALOPAY: Smartphone,
  CARD: CreditCard,
  PAYPAL: Globe,
  VIETQR: QrCode,
  BANK_TRANSFER: Landmark,
  MANUAL_DEPOSIT: ReceiptText,
  CASH_ON_DELIVERY: Banknote,
} as const satisfies Record<OrderPaymentMethod, unknown>

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
  return (
    <RadioGroup
      label={t('payments:method.label')}
      isLabelHidden
      layout="cards"
      value={value}
      onChange={onChange}
      options={options.map((option) => {
        const Icon = icons[option.method]
        return {
          value: option.method,
          isDisabled: option.unavailableBecause !== null,
          label: (
            <Stack direction="row" gap={2} align="center" isWrapping>
              <span>{t(`common:paymentMethod.${option.method}`)}</span>
              {option.isTestMode && <Badge size="sm">{t('payments:method.test')}</Badge>}
            </Stack>
          ),
          help: helpOf(t, option, walletText),
          media: <Icon aria-hidden="true" className="cn:size-[24px] cn:text-primary" />,
          aside: feeText(t, option),
        }
      })}
    />
  )
}

/** The method that is chosen for the buyer: one that can be used, and costs nothing where there is one. */
export function firstOffered(options: readonly PaymentOption[]): OrderPaymentMethod | null {
  const offered = options.filter(({ unavailableBecause }) => unavailableBecause === null)
  return (offered.find(({ feeInCents }) => feeInCents === 0) ?? offered[0])?.method ?? null
}
