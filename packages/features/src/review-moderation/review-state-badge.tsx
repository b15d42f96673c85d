import type { Review, ReviewStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = { APPROVED: 'success', REJECTED: 'danger', HIDDEN: 'neutral' } as const satisfies Record<
  ReviewStatus,
  Tone
>

/** Whether a review is public, and whether the platform has to decide on it. */
export function ReviewStateBadge({ review: { status, awaitsDecision } }: { review: Review }) {
  const { t } = useTranslation('reviewManagement')
  return (
    <Badge tone={awaitsDecision ? 'warning' : toneOf[status]} variant="dot">
      {t(awaitsDecision ? 'status.AWAITING' : `status.${status}`)}
    </Badge>
  )
}
