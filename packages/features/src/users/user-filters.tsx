import { useTranslation } from '@chonoi/i18n/react'
import { FacetPanel } from '@chonoi/ui/facet-panel'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { EnumFilter } from '../lists/list-filters.tsx'
import { SearchFilter } from '../lists/search-filter.tsx'
import type { ListState } from '../lists/use-list-state.ts'

const names = ['role', 'isActive', 'isVerified'] as const

/** The collapsible filter panel (ADM-USR-01). */
export function UserFilters({ state }: { state: ListState<'listUsers'> }) {
  const { t } = useTranslation(['users', 'roles', 'common'])
  const activeCount = names.filter((name) => state.filter(name) !== '').length + Number(state.search !== '')
  return (
    <FacetPanel
      title={t('common:list.filters')}
      activeCount={activeCount}
      defaultOpen={activeCount > 0}
      {...(activeCount > 0 && { onClear: state.clear })}
    >
      <div className="cn:grid cn:grid-fit-[220px] cn:gap-4 cn:items-end">
        <SearchFilter state={state} label={t('users:search')} placeholder={t('users:searchPlaceholder')} />
        <EnumFilter state={state} name="role" valueLabel={(role) => t(`roles:${role}`)} />
        <FlagFilter
          state={state}
          name="isActive"
          label={t('users:filter.standing')}
          all={t('users:filter.standing.all')}
          yes={t('users:standing.active')}
          no={t('users:standing.inactive')}
        />
        <FlagFilter
          state={state}
          name="isVerified"
          label={t('users:filter.verified')}
          all={t('users:filter.verified.all')}
          yes={t('users:standing.verified')}
          no={t('users:standing.unverified')}
        />
      </div>
    </FacetPanel>
  )
}
