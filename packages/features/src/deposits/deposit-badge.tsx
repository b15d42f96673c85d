import type { DepositStatus } from '@chonoi/contract'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'

const toneOf = {
  PENDING: 'warning',
  COMPLETED: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
} as const satisfies Record<DepositStatus, Tone>

export function DepositBadge({ status }: { status: DepositStatus }) {
  const { t } = useTranslation('deposits')
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}
