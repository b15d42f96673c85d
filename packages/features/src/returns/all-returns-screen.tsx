import type { ReturnSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { detailsColumn } from '../lists/details-column.tsx'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { returnColumns } from './return-columns.tsx'
import { returnActions, returnQueries } from './returns-queries.ts'

const ReturnDetails = lazy(() => import('./return-details.tsx'))

const pageOf = (returnId: string) => href('/admin/returns/$returnId', { returnId })

/** The returns of all shops, on which the platform decides where both sides disagree (/admin/returns). */
export function AllReturnsScreen() {
  const { t } = useTranslation(['returns', 'common'])
  const state = useListState('listAllReturns')
  const result = useQuery(returnQueries(useApi()).ofAll(state.query))
  return (
    <ResourceList
      title={t('returns:all.title')}
      description={t('returns:all.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={returnActions.export()} name="returns" />}
      filters={
        <ListFilters state={state} searchLabel={t('returns:search')}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`returns:status.${value}`)} />
          <FlagFilter
            state={state}
            name="isOverdue"
            label={t('returns:overdue.label')}
            all={t('common:word.all')}
            yes={t('returns:overdue.yes')}
            no={t('returns:overdue.no')}
          />
        </ListFilters>
      }
    >
      <ListTable
        label={t('returns:all.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={[
          ...returnColumns(t, { hrefOf: ({ id }) => pageOf(id), people: 'both' }),
          detailsColumn<ReturnSummary>({ header: t('common:word.actions'), nameOf: ({ orderNumber }) => orderNumber }),
        ]}
        rowLabel={({ orderNumber }) => orderNumber}
        empty={<EmptyState title={t('returns:all.empty')} message={t('returns:all.emptyText')} />}
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={(result.data?.data ?? []).map(({ id, orderNumber }) => ({ id, name: orderNumber }))}
        pageHref={pageOf}
      >
        {(id) => <ReturnDetails returnId={id} side="admin" />}
      </RowDetails>
    </ResourceList>
  )
}
