import { useTranslation } from '@chonoi/i18n/react'
import { ComboBox } from '@chonoi/ui/combo-box'
import { Tag } from '@chonoi/ui/tag'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'

export interface ProductPickerProps {
  value: readonly string[]
  onChange: (productIds: string[]) => void
  error: string | undefined
}

/** Pause in typing before a search is sent, ms. */
const searchDelay = 300

/** Picks products of the shop, or of all shops for the platform, by searching for their names. */
export function ProductPicker({ value, onChange, error }: ProductPickerProps) {
  const { t } = useTranslation('coupons')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const { data, isFetching } = useQuery({
    ...managedProductQueries(useApi()).list({ limit: 20, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  const offered = (data?.data ?? []).filter(({ id }) => !value.includes(id))

  function add(id: string | null) {
    if (id) onChange([...value, id])
  }
  return (
    <div className="cn:grid cn:gap-2">
      <ComboBox
        label={t('form.products')}
        placeholder={t('form.products.search')}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        isLoading={isFetching}
        onSearch={setTyped}
        onChange={add}
        {...(error && { error })}
      />
      {value.length > 0 && (
        <ChosenProducts ids={value} onRemove={(id) => onChange(value.filter((one) => one !== id))} />
      )}
    </div>
  )
}

function ChosenProducts({ ids, onRemove }: { ids: readonly string[]; onRemove: (id: string) => void }) {
  const { t } = useTranslation(['coupons', 'common'])
  const api = useApi()
  const results = useQueries({ queries: ids.map((id) => managedProductQueries(api).detail(id)) })
  return (
    <ul className="cn:flex cn:flex-wrap cn:gap-2" aria-label={t('coupons:form.products.chosen')}>
      {ids.map((id, index) => {
        const result = results[index]
        const name =
          result?.data?.name ?? (result?.isError ? t('coupons:form.products.unknown') : t('common:state.loading'))
        return (
          <li key={id}>
            <Tag onRemove={() => onRemove(id)}>{name}</Tag>
          </li>
        )
      })}
    </ul>
  )
}
