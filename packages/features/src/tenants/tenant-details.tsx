import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsOf } from '../lists/details-of.tsx'
import { ApprovalBadge, TenantFlags } from './tenant-badges.tsx'
import { TenantFacts } from './tenant-facts.tsx'
import { TenantHistory } from './tenant-history.tsx'
import { TenantRowActions } from './tenant-row-actions.tsx'
import { tenantQueries } from './tenants-queries.ts'

/** A shop beside the list, with the decisions on it. */
export default function TenantDetails({ tenantId, onDeleted }: { tenantId: string; onDeleted: () => void }) {
  const result = useQuery(tenantQueries(useApi()).detail(tenantId))
  return (
    <DetailsOf result={result}>
      {(tenant) => (
        <Stack gap={5}>
          <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
            <span className="cn:inline-flex cn:flex-wrap cn:gap-1">
              <ApprovalBadge status={tenant.approvalStatus} />
              <TenantFlags {...tenant} />
            </span>
            <TenantRowActions tenant={tenant} isOnPage onDeleted={onDeleted} />
          </Stack>
          <TenantFacts tenant={tenant} isNarrow />
          <TenantHistory tenantId={tenant.id} />
        </Stack>
      )}
    </DetailsOf>
  )
}
