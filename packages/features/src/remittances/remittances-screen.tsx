import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { FileUp, HandCoins } from 'lucide-react'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { DaysFilter, EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { CarrierFilter } from './carrier-filter.tsx'
import { remittanceColumns, remittancePage } from './remittance-columns.tsx'
import { RemittanceStats } from './remittance-stats.tsx'
import { RemittanceTabs } from './remittance-tabs.tsx'
import { remittanceActions, remittanceQueries } from './remittances-queries.ts'

const RemittanceDetails = lazy(() => import('./remittance-details.tsx'))

/** The cash that carriers of the platform transferred (/admin/remittances). */
export function RemittancesScreen() {
  const { t } = useTranslation(['remittances', 'common'])
  const state = useListState('listRemittances')
  const result = useQuery(remittanceQueries(useApi()).list(state.query))
  const { carrierId, startDate, endDate } = state.query
  const add = (
    <LinkButton href={href('/admin/remittances/new')} iconStart={<FileUp aria-hidden="true" />}>
      {t('remittances:add')}
    </LinkButton>
  )
  return (
    <ResourceList
      title={t('remittances:title')}
      description={t('remittances:text')}
      state={state}
      pagination={result.data?.pagination}
      actions={
        <>
          <ListExport query={state.query} file={remittanceActions.export()} name="remittances" />
          {add}
        </>
      }
      stats={
        <Stack gap={4}>
          <RemittanceTabs current="remittances" />
          <RemittanceStats
            query={{ ...(carrierId && { carrierId }), ...(startDate && { startDate }), ...(endDate && { endDate }) }}
          />
        </Stack>
      }
      filters={
        <ListFilters state={state} searchLabel={t('remittances:search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`remittances:status.${value}`)} />
          <CarrierFilter state={state} />
          <DaysFilter state={state} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('remittances:title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={remittanceColumns(t)}
        rowLabel={({ bankReference }) => bankReference}
        failureTitle={t('remittances:loadFailed')}
        empty={
          <EmptyState
            icon={<HandCoins />}
            title={t('remittances:empty')}
            message={t('remittances:emptyText')}
            action={add}
          />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map(({ id, bankReference }) => ({ id, name: bankReference }))}
        pageHref={remittancePage}
      >
        {(id) => <RemittanceDetails remittanceId={id} />}
      </RowDetails>
    </ResourceList>
  )
}
