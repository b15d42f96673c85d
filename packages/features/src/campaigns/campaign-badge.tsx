import type { CampaignStatus } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const toneOf = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  SENDING: 'primary',
  PAUSED: 'warning',
  SENT: 'success',
  CANCELLED: 'danger',
} as const satisfies Record<CampaignStatus, Tone>

/** The status of a campaign. */
export function CampaignBadge({ status }: { status: CampaignStatus }) {
  const { t } = useTranslation('campaigns')
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`status.${status}`)}
    </Badge>
  )
}
