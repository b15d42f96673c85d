import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { returnColumns } from './return-columns.tsx'
import { returnQueries } from './returns-queries.ts'

/** What the reader sends back, in any shop (/orders/returns). */
export function MyReturnsScreen() {
  const { t } = useTranslation(['returns', 'common'])
  const state = useListState('listMyReturns')
  const result = useQuery(returnQueries(useApi()).mine(state.query))
  return (
    <ResourceList
      title={t('returns:mine.title')}
      description={t('returns:mine.text')}
      state={state}
      pagination={result.data?.pagination}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`returns:status.${value}`)} />
        </ListFilters>
      }
    >
      <ListTable
        label={t('returns:mine.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={returnColumns(t, {
          hrefOf: ({ id }) => href('/orders/returns/$returnId', { returnId: id }),
          people: 'shop',
        })}
        rowLabel={({ orderNumber }) => orderNumber}
        empty={
          <EmptyState
            title={t('returns:mine.empty')}
            message={t('returns:mine.emptyText')}
            action={<LinkButton href={href('/orders')}>{t('returns:mine.orders')}</LinkButton>}
          />
        }
      />
    </ResourceList>
  )
}
