import { href } from '@chonoi/domain'
import { formatRelativeTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { shownItems, WaitingItems } from '../lists/waiting-items.tsx'
import { tenantQueries } from './tenants-queries.ts'
import { TenantRowActions } from './tenant-row-actions.tsx'

/** The newest shops that wait for approval. */
export function WaitingShopsCard() {
  const { t } = useTranslation('approvals')
  const { language } = usePreferences()
  const result = useQuery(tenantQueries(useApi()).list({ approvalStatus: 'PENDING', limit: shownItems }))
  return (
    <WaitingItems
      title={t('decide.tenants')}
      href={href('/admin/tenants', { query: { approvalStatus: 'PENDING' } })}
      result={result}
      items={result.data?.data.tenants}
    >
      {(tenant) => (
        <>
          <span className="cn:flex cn:flex-1 cn:gap-3 cn:items-center cn:min-w-[min(15rem,100%)]">
            <Avatar name={tenant.name} shape="square" isDecorative {...(tenant.logoUrl && { src: tenant.logoUrl })} />
            <span className="cn:grid cn:min-w-0">
              <Link href={href('/admin/tenants/$tenantId', { tenantId: tenant.id })} variant="quiet">
                <bdi>{tenant.name}</bdi>
              </Link>
              <Text as="span" size={13} tone="muted">
                {formatRelativeTime(tenant.createdAt, new Date(), language)}
              </Text>
            </span>
          </span>
          <TenantRowActions tenant={tenant} />
        </>
      )}
    </WaitingItems>
  )
}
