import type { TenantDetails } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { OfficeRoute } from '../app/guards.tsx'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ApprovalBadge, TenantFlags } from './tenant-badges.tsx'
import { TenantFacts } from './tenant-facts.tsx'
import { TenantHistory } from './tenant-history.tsx'
import { TenantMembers } from './tenant-members.tsx'
import { TenantRowActions } from './tenant-row-actions.tsx'
import { tenantQueries } from './tenants-queries.ts'

/** One shop with its members, goods, money and history (/admin/tenants/{id}, ADM-TEN-04). */
export function TenantScreen({ tenantId }: { tenantId: string }) {
  return (
    <OfficeRoute>
      <Loaded tenantId={tenantId} />
    </OfficeRoute>
  )
}

function Loaded({ tenantId }: { tenantId: string }) {
  const result = useQuery(tenantQueries(useApi()).detail(tenantId))
  return (
    <QueryScreen result={result} titleOf={(tenant) => tenant.name}>
      {(tenant) => <Detail tenant={tenant} />}
    </QueryScreen>
  )
}

function Detail({ tenant }: { tenant: TenantDetails }) {
  const { t } = useTranslation('tenants')
  const { navigate } = useNavigation()
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('title'), href: href('/admin/tenants') }, { label: tenant.name }]} />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>
            <bdi>{tenant.name}</bdi>
          </Heading>
          <span className="cn:inline-flex cn:flex-wrap cn:gap-1">
            <ApprovalBadge status={tenant.approvalStatus} />
            <TenantFlags {...tenant} />
          </span>
        </Stack>
        <TenantRowActions
          tenant={tenant}
          isOnPage
          onDeleted={() => navigate(href('/admin/tenants'), { replace: true })}
        />
      </Stack>
      <TenantFacts tenant={tenant} />
      <TenantMembers tenantId={tenant.id} />
      <TenantHistory tenantId={tenant.id} />
    </Stack>
  )
}
