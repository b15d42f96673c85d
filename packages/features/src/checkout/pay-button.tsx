import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { depositPath } from './deposit-path.ts'

/** What an order lacks: a delivery address, money in the wallet, or something else that `words` name. */
export type MissingPart =
  | { kind: 'address' }
  | { kind: 'other'; words: string }
  | { kind: 'money'; amountInCents: number }

export interface PayButtonProps {
  totalInCents: number
  /** Whether the order is placed now and paid when it arrives. */
  isPaidLater: boolean
  /** The first part that is missing; undefined when the order can be paid. */
  missing: MissingPart | undefined
  isBusy: boolean
  onPay: () => void
  /** Opens the form of a new address. */
  onAddAddress: () => void
}

/** Pays, or says what is missing and leads there. On phones it stays at the lower edge, beside the total. */
export function PayButton({ totalInCents, isPaidLater, missing, isBusy, onPay, onAddAddress }: PayButtonProps) {
  const { t } = useTranslation('cart')
  const total = formatMoney(totalInCents)
  const words = isPaidLater ? t('checkout.order', { total }) : t('checkout.pay', { total })
  return (
    <BottomBar>
      <Text as="span" weight="semibold" isNumeric className="cn:md:hidden">
        {total}
      </Text>
      {missing?.kind === 'address' && (
        <Button size="lg" isFullWidth onClick={onAddAddress}>
          {t('checkout.addAddress')}
        </Button>
      )}
      {missing?.kind === 'money' && (
        <LinkButton href={depositPath(missing.amountInCents)} size="lg" isFullWidth>
          {t('checkout.depositMissing', { amount: formatMoney(missing.amountInCents) })}
        </LinkButton>
      )}
      {missing?.kind === 'other' && (
        <Button size="lg" isFullWidth disabledReason={missing.words}>
          {words}
        </Button>
      )}
      {!missing && (
        <Button size="lg" isFullWidth isLoading={isBusy} onClick={onPay}>
          {words}
        </Button>
      )}
    </BottomBar>
  )
}
