import type { WithdrawalStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = {
  PENDING: 'warning',
  PROCESSING: 'info',
  COMPLETED: 'success',
  REJECTED: 'danger',
} as const satisfies Record<WithdrawalStatus, Tone>

export function WithdrawalBadge({ status }: { status: WithdrawalStatus }) {
  const { t } = useTranslation('withdrawals')
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}
