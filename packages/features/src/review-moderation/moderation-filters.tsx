import { useTranslation } from '@chonoi/i18n/react'
import { ComboBox } from '@chonoi/ui/combo-box'
import { Select } from '@chonoi/ui/select'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { FlagFilter } from '../lists/flag-filter.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import type { ListState } from '../lists/use-list-state.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'

type State = ListState<'listReviews'>

const ratings = [5, 4, 3, 2, 1]
/** Pause in typing before a search is sent, ms. */
const searchDelay = 300

/** Narrows the reviews by their words, stars, product and whether the author bought it. */
export function ModerationFilters({ state }: { state: State }) {
  const { t } = useTranslation(['reviewManagement', 'common'])
  return (
    <ListFilters state={state} searchLabel={t('reviewManagement:filter.search')}>
      <Select
        label={t('reviewManagement:column.rating')}
        value={state.filter('rating')}
        onChange={(event) => state.setFilter('rating', event.target.value)}
        options={[
          { value: '', label: t('common:word.all') },
          ...ratings.map((count) => ({ value: String(count), label: t('common:rating.stars', { count }) })),
        ]}
      />
      <FlagFilter
        state={state}
        name="isVerified"
        label={t('reviewManagement:column.bought')}
        all={t('common:word.all')}
        yes={t('common:word.yes')}
        no={t('common:word.no')}
      />
      <ProductFilter key={state.filter('productId')} state={state} />
    </ListFilters>
  )
}

/** Finds the product by its name; the chosen one is fetched by itself, so that an address alone shows it. */
function ProductFilter({ state }: { state: State }) {
  const { t } = useTranslation('reviewManagement')
  const api = useApi()
  const chosenId = state.filter('productId')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const found = useQuery({
    ...managedProductQueries(api).list({ limit: 20, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  const chosen = useQuery({ ...managedProductQueries(api).detail(chosenId), enabled: chosenId !== '' })
  const others = (found.data?.data ?? []).filter(({ id }) => id !== chosenId)
  const products = chosen.data ? [chosen.data, ...others] : others
  return (
    <ComboBox
      label={t('column.product')}
      placeholder={t('filter.product')}
      options={products.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen.data?.id ?? null}
      isLoading={found.isFetching}
      onSearch={setTyped}
      onChange={(id) => state.setFilter('productId', id ?? '')}
    />
  )
}
