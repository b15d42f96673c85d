import type { AuthUser } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { MembershipBadge } from './membership-badge.tsx'

/** The role on the platform, and in every shop one belongs to. */
export function MembershipsCard({ user }: { user: AuthUser }) {
  const { t } = useTranslation(['account', 'roles'])
  return (
    <Card
      title={t('account:roles.title')}
      actions={
        user.tenantMemberships.length > 1 ? (
          <Link href={href('/tenant/switching')}>{t('account:roles.switch')}</Link>
        ) : undefined
      }
    >
      <ul className="account-rows">
        <li className="account-row">
          <span className="account-row-main">
            <span className="account-row-title">{t('account:roles.platform')}</span>
            <span className="account-row-note">{t('account:roles.platformText')}</span>
          </span>
          <Badge tone="info">{t(`roles:${user.platformRole}`)}</Badge>
        </li>
        {user.tenantMemberships.map(({ tenantId, tenant, role, status }) => (
          <li key={tenantId} className="account-row">
            <Avatar name={tenant.name} {...(tenant.logoUrl && { src: tenant.logoUrl })} shape="square" isDecorative />
            <span className="account-row-main">
              <span className="account-row-title">{tenant.name}</span>
              <span className="account-row-note">{t(`roles:${role}`)}</span>
            </span>
            <MembershipBadge status={status} />
          </li>
        ))}
      </ul>
      <p className="account-note">{t('account:roles.sessions')}</p>
    </Card>
  )
}
