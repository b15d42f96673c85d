import { useTranslation } from '@chonoi/i18n/react'
import { DayField } from './day-field.tsx'
import type { ListState } from './use-list-state.ts'

/** The first and the last day of a list, `startDate` and `endDate` in the address; either may stand alone. */
export function DaysFilter({ state }: { state: ListState }) {
  const { t } = useTranslation('common')
  const [first, last] = [state.filter('startDate'), state.filter('endDate')]
  return (
    <>
      <DayField
        label={t('word.from')}
        value={first}
        max={last}
        onChange={(startDate) => state.setFilters({ startDate })}
      />
      <DayField label={t('word.to')} value={last} min={first} onChange={(endDate) => state.setFilters({ endDate })} />
    </>
  )
}
