import type { AuditOption } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { FacetPanel } from '@chonoi/ui/facet-panel'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { EnumFilter } from '../lists/list-filters.tsx'
import { MomentField } from '../lists/moment-field.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { useOptionLabel } from './audit-log-words.ts'
import { auditLogQueries } from './audit-logs-queries.ts'

const names = ['action', 'entityType', 'severity', 'status', 'startDate', 'endDate'] as const

/** The filter panel of the log (ADM-AUD-02). */
export function AuditLogFilters({ state }: { state: ListState<'listAuditLogs'> }) {
  const { t } = useTranslation(['auditLogs', 'common'])
  const queries = auditLogQueries(useApi())
  const actions = useQuery(queries.actions())
  const entityTypes = useQuery(queries.entityTypes())
  const activeCount = names.filter((name) => state.filter(name) !== '').length + Number(state.search !== '')
  return (
    <FacetPanel
      title={t('common:list.filters')}
      activeCount={activeCount}
      defaultOpen={activeCount > 0}
      {...(activeCount > 0 && { onClear: state.clear })}
    >
      <div className="cn:grid cn:grid-fit-[220px] cn:gap-4 cn:items-end">
        <SearchFilter state={state} label={t('auditLogs:search')} />
        <OptionFilter state={state} name="action" options={actions.data} />
        <OptionFilter state={state} name="entityType" options={entityTypes.data} />
        <EnumFilter state={state} name="severity" valueLabel={(value) => t(`auditLogs:severity.${value}`)} />
        <EnumFilter state={state} name="status" valueLabel={(value) => t(`auditLogs:status.${value}`)} />
        <MomentField
          label={t('auditLogs:from')}
          value={state.filter('startDate')}
          onChange={(startDate) => state.setFilter('startDate', startDate)}
        />
        <MomentField
          label={t('auditLogs:to')}
          value={state.filter('endDate')}
          onChange={(endDate) => state.setFilter('endDate', endDate)}
        />
      </div>
    </FacetPanel>
  )
}

interface OptionFilterProps {
  state: ListState<'listAuditLogs'>
  name: 'action' | 'entityType'
  options: readonly AuditOption[] | undefined
}

function OptionFilter({ state, name, options = [] }: OptionFilterProps) {
  const { t } = useTranslation('auditLogs')
  const labelOf = useOptionLabel()
  return (
    <Select
      label={t(`filter.${name}`)}
      value={state.filter(name)}
      onChange={(event) => state.setFilter(name, event.target.value)}
      options={[
        { value: '', label: t(`filter.${name}.all`) },
        ...options.map((option) => ({ value: option.value, label: labelOf(option) })),
      ]}
    />
  )
}
