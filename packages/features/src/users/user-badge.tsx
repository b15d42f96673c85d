import type { Role } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const roleTone = {
  SUPER_ADMIN: 'danger',
  ADMIN: 'warning',
  SELLER: 'info',
  CUSTOMER: 'neutral',
  USER: 'neutral',
} as const satisfies Record<Role, Tone>

export function RoleBadge({ role }: { role: Role }) {
  const { t } = useTranslation('roles')
  return <Badge tone={roleTone[role]}>{t(role)}</Badge>
}

/** Whether an account may be used, and whether the platform has verified it. */
export function StandingBadges({ isActive, isVerified }: { isActive: boolean; isVerified: boolean }) {
  const { t } = useTranslation('users')
  return (
    <span className="cn:inline-flex cn:flex-wrap cn:gap-x-3 cn:gap-y-1">
      <Badge tone={isActive ? 'success' : 'danger'} variant="dot">
        {t(isActive ? 'standing.active' : 'standing.inactive')}
      </Badge>
      {isActive && (
        <Badge tone={isVerified ? 'success' : 'warning'} variant="dot">
          {t(isVerified ? 'standing.verified' : 'standing.unverified')}
        </Badge>
      )}
    </span>
  )
}
