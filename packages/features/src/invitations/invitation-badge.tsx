import type { InvitationStatus } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const tones: Record<InvitationStatus, Tone> = {
  PENDING: 'info',
  ACCEPTED: 'success',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
}

/** Shows whether an invitation was answered. */
export function InvitationBadge({ status }: { status: InvitationStatus }) {
  const { t } = useTranslation('invitations')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
