import type { Transaction, TransactionStatus } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'

const toneOf = {
  PENDING: 'warning',
  COMPLETED: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
} as const satisfies Record<TransactionStatus, Tone>

/** Shows the status of a transaction. */
export function TransactionBadge({ status }: { status: TransactionStatus }) {
  const { t } = useTranslation('wallet')
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}

/** Shows the amount that came in or went out, with its sign. */
export function SignedAmount({ cents }: { cents: Transaction['amountInCents'] }) {
  return (
    <span
      className="cn:figures cn:font-semibold cn:whitespace-nowrap cn:data-incoming:text-success"
      data-incoming={cents > 0 || undefined}
    >
      {cents > 0 && '+'}
      {formatMoney(cents)}
    </span>
  )
}
