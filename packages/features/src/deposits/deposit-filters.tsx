import { depositStatuses } from '@chonoi/domain'
import { FacetPanel } from '@chonoi/ui/facet-panel'
import { SearchField } from '@chonoi/ui/search-field'
import { Select } from '@chonoi/ui/select'
import { useTranslation } from '@chonoi/i18n/react'
import { DaysFilter } from '../lists/days-filter.tsx'
import type { ListState } from '../lists/use-list-state.ts'

const names = ['search', 'status', 'startDate', 'endDate'] as const

/** The advanced filter panel of the deposits (ADM-DEP-03, ADM-DEP-22). */
export function DepositFilters({ state }: { state: ListState }) {
  const { t } = useTranslation(['deposits', 'common'])
  const activeCount = names.filter((name) => state.filter(name) !== '').length
  return (
    <FacetPanel
      title={t('common:list.filters')}
      activeCount={activeCount}
      defaultOpen={activeCount > 0}
      {...(activeCount > 0 && { onClear: state.clear })}
    >
      <div className="cn:grid cn:grid-fit-[200px] cn:gap-4 cn:items-end">
        <SearchField
          key={state.search}
          label={t('deposits:filter.search')}
          defaultValue={state.search}
          onSubmit={(search) => state.setFilters({ search: search.trim() })}
        />
        <Select
          label={t('common:word.status')}
          value={state.filter('status')}
          onChange={(event) => state.setFilters({ status: event.target.value })}
          options={[
            { value: '', label: t('common:list.allStatuses') },
            ...depositStatuses.map((value) => ({ value, label: t(`deposits:status.${value}`) })),
          ]}
        />
        <DaysFilter state={state} />
      </div>
    </FacetPanel>
  )
}
