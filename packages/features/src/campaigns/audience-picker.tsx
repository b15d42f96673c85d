import { useTranslation } from '@chonoi/i18n/react'
import { ComboBox } from '@chonoi/ui/combo-box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { managedProductQueries } from '../products/managed-products-queries.ts'
import { tenantQueries } from '../tenants/tenants-queries.ts'

interface PickerProps {
  value: string | null
  onChange: (id: string | null) => void
  error: string | undefined
}

interface NamedRow {
  id: string
  name: string
}

/** Pause in typing before a search is sent, ms. */
const searchDelay = 300

/** Picks a shop by searching for its name. */
export function ShopPicker(props: PickerProps) {
  const { t } = useTranslation('campaigns')
  const [typed, search] = useSearch()
  const queries = tenantQueries(useApi())
  const found = useQuery({
    ...queries.list({ limit: 20, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  const chosen = useQuery({ ...queries.detail(props.value ?? ''), enabled: props.value !== null })
  const rows = found.data?.data.tenants ?? []
  return (
    <Picker
      {...props}
      label={t('form.shop')}
      help={t('form.shopHelp')}
      rows={rows}
      chosen={chosen.data}
      isLoading={found.isFetching}
      onSearch={typed}
    />
  )
}

/** Picks a product by searching for its name. */
export function BoughtPicker(props: PickerProps) {
  const { t } = useTranslation('campaigns')
  const [typed, search] = useSearch()
  const queries = managedProductQueries(useApi())
  const found = useQuery({
    ...queries.list({ limit: 20, ...(search && { search }) }),
    placeholderData: keepPreviousData,
  })
  const chosen = useQuery({ ...queries.detail(props.value ?? ''), enabled: props.value !== null })
  const rows = found.data?.data ?? []
  return (
    <Picker
      {...props}
      label={t('form.product')}
      rows={rows}
      chosen={chosen.data}
      isLoading={found.isFetching}
      onSearch={typed}
    />
  )
}

function useSearch() {
  const [typed, setTyped] = useState('')
  return [setTyped, useDebounced(typed.trim(), searchDelay)] as const
}

interface RowsProps extends PickerProps {
  label: string
  help?: string
  rows: readonly NamedRow[]
  chosen: NamedRow | undefined
  isLoading: boolean
  onSearch: (typed: string) => void
}

function Picker({ label, help, rows, chosen, value, onChange, isLoading, onSearch, error }: RowsProps) {
  const { t } = useTranslation('campaigns')
  const isListed = chosen === undefined || rows.some(({ id }) => id === chosen.id)
  const options = [...(isListed || value === null ? [] : [chosen]), ...rows]
  return (
    <ComboBox
      label={label}
      {...(help && { help })}
      placeholder={t('form.any')}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      isLoading={isLoading}
      onSearch={onSearch}
      onChange={onChange}
      {...(error && { error })}
    />
  )
}
