import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, RefreshCw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { OfficeRoute } from '../app/guards.tsx'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { type BulkRefusal, BulkRefusals } from '../lists/bulk-refusals.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useBulkRows } from '../lists/use-bulk-rows.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useNewRow } from '../lists/use-new-row.ts'
import { BulkTenants } from './bulk-tenants.tsx'
import { tenantColumns } from './tenant-columns.tsx'
import { TenantFilters } from './tenant-filters.tsx'
import { TenantRowActions } from './tenant-row-actions.tsx'
import { TenantStats } from './tenant-stats.tsx'
import { tenantActions, tenantQueries } from './tenants-queries.ts'

const TenantDetails = lazy(() => import('./tenant-details.tsx'))
const CreateTenantDialog = lazy(() => import('./create-tenant-dialog.tsx'))

const tenantHref = (tenantId: string) => href('/admin/tenants/$tenantId', { tenantId })

/** The shops of the platform (/admin/tenants). */
export function TenantsScreen() {
  return (
    <OfficeRoute>
      <TenantList />
    </OfficeRoute>
  )
}

function TenantList() {
  const { t } = useTranslation(['tenants', 'common'])
  const { language } = usePreferences()
  const client = useQueryClient()
  const state = useListState('listTenants')
  const queries = tenantQueries(useApi())
  const result = useQuery(queries.list(state.query))
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const creating = useNewRow()
  const { tenants: rows = [], pagination } = result.data?.data ?? {}
  const { selected, selection, onSelectionChange, clear, selectMatching } = useBulkRows({
    ...{ state, rows, pagination },
    fetchPage: async (page) => (await client.fetchQuery(queries.list({ ...state.query, ...page }))).data.tenants,
  })
  return (
    <ResourceList
      title={t('tenants:title')}
      description={t('tenants:text')}
      state={state}
      pagination={pagination}
      stats={<TenantStats />}
      filters={<TenantFilters state={state} />}
      actions={
        <>
          <Button
            variant="secondary"
            iconStart={<RefreshCw aria-hidden="true" />}
            isLoading={result.isFetching}
            onClick={() => void client.invalidateQueries({ queryKey: tenantQueries.all })}
          >
            {t('common:action.refresh')}
          </Button>
          <ListExport query={state.query} file={tenantActions.export()} name="shops" />
          <Button iconStart={<Plus aria-hidden="true" />} onClick={creating.open}>
            {t('tenants:create')}
          </Button>
        </>
      }
    >
      <BulkRefusals title={t('tenants:bulk.failures')} refusals={refusals} onDismiss={() => setRefusals([])} />
      <BulkTenants
        selected={selected}
        onDone={(refused) => {
          setRefusals(refused)
          clear()
        }}
      />
      <ListTable
        label={t('tenants:title')}
        state={state}
        result={result}
        rows={rows}
        columns={tenantColumns(t, language, (tenant) => <TenantRowActions tenant={tenant} />)}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => tenantHref(id)}
        failureTitle={t('tenants:loadFailed')}
        empty={<EmptyState title={t('tenants:empty')} message={t('tenants:emptyText')} />}
        selection={selection}
        onSelectionChange={onSelectionChange}
        bulkActions={selectMatching}
      />
      <RowDetails result={result} pagination={pagination} rows={rows} pageHref={tenantHref}>
        {(id) => <TenantDetails tenantId={id} onDeleted={() => state.openRow('')} />}
      </RowDetails>
      {creating.isOpen && (
        <Suspense>
          <CreateTenantDialog onClose={creating.close} />
        </Suspense>
      )}
    </ResourceList>
  )
}
