import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { nothingSelected, type TableSelection } from '@chonoi/ui/data-table'
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
import { useListState } from '../lists/use-list-state.ts'
import { BulkTenants } from './bulk-tenants.tsx'
import { tenantColumns } from './tenant-columns.tsx'
import { TenantDetails } from './tenant-details.tsx'
import { TenantFilters } from './tenant-filters.tsx'
import { TenantRowActions } from './tenant-row-actions.tsx'
import { TenantStats } from './tenant-stats.tsx'
import { tenantActions, tenantQueries } from './tenants-queries.ts'

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
  const result = useQuery(tenantQueries(useApi()).list(state.query))
  const [selection, setSelection] = useState<TableSelection>(nothingSelected)
  const [refusals, setRefusals] = useState<readonly BulkRefusal[]>([])
  const [isCreating, setCreating] = useState(false)
  const { tenants: rows = [], pagination } = result.data?.data ?? {}
  const selectedIds = new Set(selection.mode === 'some' ? selection.ids : [])
  const selected = rows.filter(({ id }) => selectedIds.has(id))
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
          <Button iconStart={<Plus aria-hidden="true" />} onClick={() => setCreating(true)}>
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
          setSelection(nothingSelected)
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
        // Only what is seen is changed.
        selection={{ mode: 'some', ids: selected.map(({ id }) => id) }}
        onSelectionChange={setSelection}
      />
      <RowDetails result={result} pagination={pagination} rows={rows} pageHref={tenantHref}>
        {(id) => <TenantDetails tenantId={id} onDeleted={() => state.openRow('')} />}
      </RowDetails>
      {isCreating && (
        <Suspense>
          <CreateTenantDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </ResourceList>
  )
}
