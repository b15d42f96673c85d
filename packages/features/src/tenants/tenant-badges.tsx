import type { Tenant, TenantApprovalStatus } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'

const approvalTone = {
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  SUSPENDED: 'danger',
} as const satisfies Record<TenantApprovalStatus, Tone>

export function ApprovalBadge({ status }: { status: TenantApprovalStatus }) {
  const { t } = useTranslation('tenants')
  return <Badge tone={approvalTone[status]}>{t(`approval.${status}`)}</Badge>
}

/** Whether a shop is active, and whether it is on the public site. */
export function TenantFlags({ isActive, isPublic }: Pick<Tenant, 'isActive' | 'isPublic'>) {
  const { t } = useTranslation('tenants')
  return (
    <span className="cn:inline-flex cn:flex-wrap cn:gap-x-3 cn:gap-y-1">
      <Badge tone={isActive ? 'success' : 'neutral'} variant="dot">
        {t(isActive ? 'flag.active' : 'flag.inactive')}
      </Badge>
      <Badge tone={isPublic ? 'info' : 'neutral'} variant="dot">
        {t(isPublic ? 'flag.public' : 'flag.hidden')}
      </Badge>
    </span>
  )
}
