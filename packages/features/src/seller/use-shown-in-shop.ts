import { formatMoney } from '@chonoi/i18n'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { useApi } from '../app/services.tsx'
import type { ShopFields } from './shop-fields.ts'

/** Names the fees of provinces, which have no text of their own. */
export function useShownInShop(): (name: keyof ShopFields, fields: ShopFields) => string | undefined {
  const provinces = useQuery(addressQueries(useApi()).provinces())
  const nameOf = (code: string | null) =>
    provinces.data?.data.find((province) => province.code === code)?.name ?? code ?? ''
  return (name, { provinceFees }) =>
    name === 'provinceFees'
      ? provinceFees
          .map(({ provinceCode, feeInCents }) => `${nameOf(provinceCode)} ${formatMoney(feeInCents ?? 0)}`)
          .join(', ')
      : undefined
}
