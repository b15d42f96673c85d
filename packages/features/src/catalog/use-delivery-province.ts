import { provinceOfCity } from '@chonoi/domain'
import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { deliveryProvince } from '../app/delivery-province.ts'
import { useApi, useSession } from '../app/services.tsx'

const never = () => () => undefined
const unknown = () => null

/** Returns where a delivery goes: to the chosen province, else to that of the reader's first address. */
export function useDeliveryProvince() {
  const api = useApi()
  const { status } = useSession()
  const kept = useSyncExternalStore(never, deliveryProvince.code, unknown)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = picked ?? kept
  const provinces = useQuery(addressQueries(api).provinces())
  const addresses = useQuery({ ...addressQueries(api).list(), enabled: status === 'in' && chosen === null })
  const first = addresses.data?.data[0]
  // As the checkout reads an address without a code.
  const own = first && (first.provinceCode ?? provinceOfCity(first.city, provinces.data?.data ?? []))
  const code = chosen ?? own ?? null

  function choose(wanted: string) {
    setPicked(wanted)
    deliveryProvince.keep(wanted)
  }

  return { code, choose, provinces }
}
