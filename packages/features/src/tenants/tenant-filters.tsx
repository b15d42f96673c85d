import { useTranslation } from '@chonoi/i18n/react'
import { FacetPanel } from '@chonoi/ui/facet-panel'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { EnumFilter } from '../lists/list-filters.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import type { ListState } from '../lists/use-list-state.ts'

const names = ['approvalStatus', 'isActive', 'isPublic'] as const

/** The filters of the shops (ADM-TEN-02). */
export function TenantFilters({ state }: { state: ListState<'listTenants'> }) {
  const { t } = useTranslation(['tenants', 'common'])
  const activeCount = names.filter((name) => state.filter(name) !== '').length + Number(state.search !== '')
  return (
    <FacetPanel
      title={t('common:list.filters')}
      activeCount={activeCount}
      defaultOpen={activeCount > 0}
      {...(activeCount > 0 && { onClear: state.clear })}
    >
      <div className="cn:grid cn:grid-fit-[220px] cn:gap-4 cn:items-end">
        <SearchFilter state={state} label={t('tenants:search')} placeholder={t('tenants:searchPlaceholder')} />
        <EnumFilter state={state} name="approvalStatus" valueLabel={(value) => t(`tenants:approval.${value}`)} />
        <FlagFilter
          state={state}
          name="isActive"
          label={t('tenants:filter.active')}
          all={t('common:word.all')}
          yes={t('tenants:flag.active')}
          no={t('tenants:flag.inactive')}
        />
        <FlagFilter
          state={state}
          name="isPublic"
          label={t('tenants:filter.public')}
          all={t('common:word.all')}
          yes={t('tenants:flag.public')}
          no={t('tenants:flag.hidden')}
        />
      </div>
    </FacetPanel>
  )
}
