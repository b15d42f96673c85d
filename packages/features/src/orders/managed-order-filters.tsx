import { orderPaymentStatuses } from '@chonoi/domain'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { SearchField } from '@chonoi/ui/search-field'
import { Select } from '@chonoi/ui/select'
import { useTranslation } from '@chonoi/i18n/react'
import { DaysFilter } from '../lists/days-filter.tsx'
import type { ListState } from '../lists/use-list-state.ts'

/** Search, payment and days of the managed orders; the status has its tabs. */
export function ManagedOrderFilters({ state }: { state: ListState }) {
  const { t } = useTranslation(['orders', 'common'])
  return (
    <FilterBar
      label={t('common:list.filters')}
      search={
        <SearchField
          key={state.search}
          label={t('orders:managed.search')}
          placeholder={t('orders:managed.search')}
          defaultValue={state.search}
          onSubmit={(search) => state.setFilters({ search: search.trim() })}
        />
      }
      {...(state.isFiltered && { onClear: state.clear })}
    >
      <Select
        label={t('orders:column.payment')}
        value={state.filter('paymentStatus')}
        onChange={(event) => state.setFilters({ paymentStatus: event.target.value })}
        options={[
          { value: '', label: t('common:word.all') },
          ...orderPaymentStatuses.map((value) => ({ value, label: t(`orders:payment.${value}`) })),
        ]}
      />
      <DaysFilter state={state} />
    </FilterBar>
  )
}
