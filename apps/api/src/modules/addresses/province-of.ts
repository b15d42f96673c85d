import { provinceOfCity } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { findProvinces } from '../places/places.store.ts'
import type { AddressRow } from './addresses.store.ts'

/**
 * The province that an address is delivered to. One that was typed, or kept since before the provinces were merged, has
 * no code: its name decides, so that it pays the fee of its province like a chosen one. Null where the name is none.
 */
export async function provinceOf(
  queries: Queries,
  { provinceCode, city, country }: Pick<AddressRow, 'provinceCode' | 'city' | 'country'>,
): Promise<string | null> {
  if (provinceCode !== null || country !== 'VN') return provinceCode
  return provinceOfCity(city, await findProvinces(queries))
}
