import type { TenantMembership } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { formatDate } from '@chonoi/i18n'
import { Store } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { SwitchTenantButton } from '../shell/switch-tenant-button.tsx'
import { ReceivedHandoverCard } from '../shop-handovers/received-handover-card.tsx'
import { MembershipBadge } from './membership-badge.tsx'
import { accountRow, accountRowMain } from './account-classes.ts'

/**
 * Lists the user's shops and marks the current one (/tenant/switching). A refusal shows in the frame's box 'Tenant
 * Switch Error'.
 */
export function TenantSwitchingScreen() {
  const { t } = useTranslation('account')
  const { tenantMemberships } = useSession()
  return (
    <Stack gap={6} className="cn:max-w-[720px]">
      <Stack gap={1}>
        <Heading level={1}>{t('tenants.title')}</Heading>
        <p className="cn:text-text-muted">{t('tenants.text')}</p>
      </Stack>
      <ReceivedHandoverCard />
      <Card>
        {tenantMemberships.length === 0 ? (
          <EmptyState
            icon={<Store />}
            title={t('tenants.empty')}
            message={t('tenants.emptyText')}
            action={<LinkButton href={href('/marketplace')}>{t('tenants.browse')}</LinkButton>}
          />
        ) : (
          <ul className="cn:-my-3 cn:ruled">
            {tenantMemberships.map((membership) => (
              <Membership key={membership.tenantId} membership={membership} />
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  )
}

function Membership({ membership }: { membership: TenantMembership }) {
  const { t } = useTranslation(['account', 'roles'])
  const { currentTenantId } = useSession()
  const nameId = useId()
  const { tenantId, tenant, role, status, joinedAt } = membership
  const isCurrent = tenantId === currentTenantId
  return (
    <li
      className={`cn:flex-wrap ${accountRow}`}
      // Takes the focus from the button that disappears once the shop is the current one.
      tabIndex={-1}
      aria-labelledby={nameId}
      aria-current={isCurrent || undefined}
      data-inactive={status !== 'ACTIVE' || undefined}
    >
      <Avatar
        name={tenant.name}
        {...(tenant.logoUrl && { src: tenant.logoUrl })}
        size="lg"
        shape="square"
        isDecorative
      />
      <span className={`cn:basis-[180px] ${accountRowMain}`}>
        <span id={nameId} className="cn:font-medium cn:in-data-inactive:text-text-muted">
          {tenant.name}
        </span>
        <span className="cn:text-text-muted cn:text-14">
          {t(`roles:${role}`)} · {t('account:tenants.joined', { date: formatDate(joinedAt) })}
        </span>
        {status !== 'ACTIVE' && (
          <span className="cn:text-text-muted cn:text-14">{t(`account:tenants.why.${status}`)}</span>
        )}
      </span>
      <span className="cn:flex cn:flex-wrap cn:items-center cn:gap-3">
        <MembershipBadge status={status} />
        {isCurrent ? (
          <Badge tone="primary">{t('account:tenants.current')}</Badge>
        ) : (
          <SwitchTenantButton membership={membership} heir="li" size="sm">
            {t('account:tenants.switch')}
          </SwitchTenantButton>
        )}
      </span>
    </li>
  )
}
