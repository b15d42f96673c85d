import type { AuthUser } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { platformSlug } from '../app/use-acts-for-platform.ts'
import { MembershipBadge } from './membership-badge.tsx'
import { accountRow, accountRowMain } from './account-classes.ts'

/** Shows the user's role on the platform and in each of their shops. */
export function MembershipsCard({ user }: { user: AuthUser }) {
  const { t } = useTranslation(['account', 'roles'])
  // Belonging to the platform with one's role there says nothing that the first row doesn't.
  const shops = user.tenantMemberships.filter(
    ({ tenant, role }) => tenant.slug !== platformSlug || role !== user.platformRole,
  )
  return (
    <Card
      title={t('account:roles.title')}
      actions={
        user.tenantMemberships.length > 1 ? (
          <Link href={href('/tenant/switching')}>{t('account:roles.switch')}</Link>
        ) : undefined
      }
    >
      <ul className="cn:-my-3 cn:ruled">
        <li className={accountRow}>
          <span className={accountRowMain}>
            <span className="cn:font-medium">{t('account:roles.platform')}</span>
            <span className="cn:text-text-muted cn:text-14">{t('account:roles.platformText')}</span>
          </span>
          <Badge tone="info">{t(`roles:${user.platformRole}`)}</Badge>
        </li>
        {shops.map(({ tenantId, tenant, role, status }) => (
          <li key={tenantId} className={accountRow}>
            <Avatar name={tenant.name} {...(tenant.logoUrl && { src: tenant.logoUrl })} shape="square" isDecorative />
            <span className={accountRowMain}>
              <span className="cn:font-medium">{tenant.name}</span>
              <span className="cn:text-text-muted cn:text-14">{t(`roles:${role}`)}</span>
            </span>
            <MembershipBadge status={status} />
          </li>
        ))}
      </ul>
      <p className="cn:mt-5 cn:pt-4 cn:border-t cn:border-border cn:text-text-muted cn:text-14">
        {t('account:roles.sessions')}
      </p>
    </Card>
  )
}
