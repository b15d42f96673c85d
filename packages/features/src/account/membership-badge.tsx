import type { MembershipStatus } from '@chonoi/contract'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'

const toneOf = {
  INVITED: 'info',
  ACTIVE: 'success',
  SUSPENDED: 'danger',
  LEFT: 'neutral',
} as const satisfies Record<MembershipStatus, Tone>

/** Shows the state of a shop membership. */
export function MembershipBadge({ status }: { status: MembershipStatus }) {
  const { t } = useTranslation('account')
  return (
    <Badge tone={toneOf[status]} variant="dot">
      {t(`membership.${status}`)}
    </Badge>
  )
}
