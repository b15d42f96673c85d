import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { adminCarrierQueries } from './remittances-queries.ts'

/** Narrows the list of remittances to one carrier. */
export function CarrierFilter({ state }: { state: ListState<'listRemittances'> }) {
  const { t } = useTranslation('remittances')
  const { data: carriers = [] } = useQuery(adminCarrierQueries(useApi()).list())
  const chosen = state.filter('carrierId')
  return (
    <Select
      label={t('filter.carrier')}
      value={carriers.some(({ id }) => id === chosen) ? chosen : ''}
      onChange={(event) => state.setFilter('carrierId', event.target.value)}
      options={[
        { value: '', label: t('filter.carrier.all') },
        ...carriers.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
