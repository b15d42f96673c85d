import type { ReturnStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const tones = {
  REQUESTED: 'warning',
  APPROVED: 'info',
  REJECTED: 'danger',
  ESCALATED: 'warning',
  SENT: 'info',
  REFUNDED: 'success',
  CANCELLED: 'neutral',
  CLOSED: 'neutral',
} as const satisfies Record<ReturnStatus, Tone>

/** Shows the status of a return. */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const { t } = useTranslation('returns')
  return (
    <Badge tone={tones[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}
