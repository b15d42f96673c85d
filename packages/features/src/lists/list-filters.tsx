import { useTranslation } from '@chonoi/i18n/react'
import { FilterBar } from '@chonoi/ui/filter-bar'
import { Select } from '@chonoi/ui/select'
import type { ReactNode } from 'react'
import { DayField } from './day-field.tsx'
import { type EnumName, type EnumValue, enumValues, type ListOperation, type SortColumn } from './list-parameters.ts'
import { SearchFilter } from './search-filter.tsx'
import type { ListState } from './use-list-state.ts'

export interface ListFiltersProps {
  state: ListState
  /** The label of the search field; without it there is none. */
  searchLabel?: string
  children?: ReactNode
}

/** The filters above a list: a search, the given ones, and a button that clears them while any is active. */
export function ListFilters({ state, searchLabel, children }: ListFiltersProps) {
  const { t } = useTranslation('common')
  return (
    <FilterBar
      label={t('list.filters')}
      search={searchLabel && <SearchFilter state={state} label={searchLabel} />}
      activeCount={state.filterCount}
      {...(state.isFiltered && { onClear: state.clear })}
    >
      {children}
    </FilterBar>
  )
}

export interface EnumFilterProps<Id extends ListOperation, Name extends EnumName<Id>> {
  state: ListState<Id>
  name: Name
  /** Returns the label of a value. */
  valueLabel: (value: EnumValue<Id, Name>) => string
}

/** A filter with a fixed set of values and an option for all. */
export function EnumFilter<Id extends ListOperation, Name extends EnumName<Id>>(props: EnumFilterProps<Id, Name>) {
  const { state, name, valueLabel } = props
  const { t } = useTranslation('common')
  // A name without a text in `common` doesn't compile here.
  const label: EnumName<ListOperation> = name
  const values = enumValues(state.operation, name)
  return (
    <Select
      label={t(`filter.${label}`)}
      value={values.find((value) => value === state.filter(name)) ?? ''}
      onChange={(event) => state.setFilter(name, event.target.value)}
      options={[
        { value: '', label: t(`filter.${label}.all`) },
        ...values.map((value) => ({ value, label: valueLabel(value) })),
      ]}
    />
  )
}

/** The first and last day of a list, `startDate` and `endDate` in the URL; either may be set alone. */
export function DaysFilter({ state }: { state: ListState }) {
  const { t } = useTranslation('common')
  const [first, last] = [state.filter('startDate'), state.filter('endDate')]
  return (
    <>
      <DayField
        label={t('word.from')}
        value={first}
        max={last}
        onChange={(startDate) => state.setFilter('startDate', startDate)}
      />
      <DayField
        label={t('word.to')}
        value={last}
        min={first}
        onChange={(endDate) => state.setFilter('endDate', endDate)}
      />
    </>
  )
}

export interface SortMenuProps<Id extends ListOperation> {
  state: ListState<Id>
  /** Returns the label of a sort order. */
  columnLabel: (column: SortColumn<Id>) => string
}

/** The sort order of a list without column headers. */
export function SortMenu<Id extends ListOperation>({ state, columnLabel }: SortMenuProps<Id>) {
  const { t } = useTranslation('common')
  return (
    <Select
      label={t('list.sort')}
      isLabelHidden
      value={state.sort.by}
      onChange={(event) => {
        const column = state.sorts.find((one) => one === event.target.value)
        if (column) state.sortBy(column)
      }}
      options={state.sorts.map((value) => ({ value, label: columnLabel(value) }))}
    />
  )
}
