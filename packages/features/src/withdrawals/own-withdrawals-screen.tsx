import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { AutomatedHistoryCard } from './automated-history-card.tsx'
import { AutomatedWithdrawalsCard } from './automated-withdrawals-card.tsx'
import { EnumFilter, ListFilters } from '../lists/list-filters.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { WithdrawLink } from './withdraw-link.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'
import { WithdrawalsTable } from './withdrawals-table.tsx'

/** The caller's withdrawals with their status (/wallet/withdrawals). */
export function OwnWithdrawalsScreen() {
  const { t } = useTranslation(['withdrawals', 'common'])
  const state = useListState('listMyWithdrawals')
  const result = useQuery(withdrawalQueries(useApi()).mine(state.query))
  return (
    <ResourceList
      title={t('withdrawals:mine.title')}
      description={t('withdrawals:mine.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<WithdrawLink />}
      filters={
        <ListFilters state={state}>
          <EnumFilter state={state} name="status" valueLabel={(value) => t(`withdrawals:status.${value}`)} />
          <EnumFilter state={state} name="source" valueLabel={(value) => t(`withdrawals:source.${value}`)} />
        </ListFilters>
      }
    >
      <WithdrawalsTable
        label={t('withdrawals:mine.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        empty={
          <EmptyState
            title={t('withdrawals:mine.empty')}
            message={t('withdrawals:mine.emptyText')}
            action={<WithdrawLink />}
          />
        }
      />
      {/* After the list, whose height isn't known before. */}
      {!result.isPending && (
        <>
          <AutomatedWithdrawalsCard source="WALLET" />
          <AutomatedHistoryCard isHiddenWhenEmpty />
        </>
      )}
    </ResourceList>
  )
}
