import type { BodyOf } from '@chonoi/contract'
import { normalizeVietnamesePhone, validateAddress } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { enforceForm, refuseFields } from '../../http/failure.ts'
import { findProvince, findWardOf } from '../places/places.store.ts'
import type { AddressFields, AddressRow } from './addresses.store.ts'

type AddressInput = Omit<BodyOf<'updateAddress'>, 'isDefault'>
type Given = AddressRow | undefined

const tidy = (text: string) => text.trim()
const orNull = (text: string | null | undefined) => (text ? tidy(text) || null : null)
const either = <Value>(sent: Value | undefined, before: Value | undefined): Value | undefined =>
  sent === undefined ? before : sent

/**
 * Merges an update into an address, then normalizes and validates it. Codes decide the names of city and ward; a city
 * without its code drops codes that no longer fit.
 */
export async function checkAddress(queries: Queries, input: AddressInput, before: Given): Promise<AddressFields> {
  const fields = {
    fullName: tidy(input.fullName ?? before?.fullName ?? ''),
    phone: input.phone ?? before?.phone ?? '',
    line1: tidy(input.line1 ?? before?.line1 ?? ''),
    line2: orNull(either(input.line2, before?.line2)),
    ward: orNull(either(input.ward, before?.ward)),
    district: orNull(either(input.district, before?.district)),
    city: tidy(input.city ?? before?.city ?? ''),
    postalCode: orNull(either(input.postalCode, before?.postalCode)),
    country: input.country ?? before?.country ?? 'VN',
  }
  enforceForm(validateAddress, fields)
  return {
    ...fields,
    phone: normalizeVietnamesePhone(fields.phone) ?? fields.phone,
    ...(await placeOf(queries, input, before)),
  }
}

/** Refuses another province with the ward of the old one, which lies elsewhere. */
async function refuseForeignWard(queries: Queries, input: AddressInput, before: Given, provinceCode: string) {
  if (before?.provinceCode == null || before.provinceCode === provinceCode || input.wardCode) return
  const stays = input.ward === undefined || tidy(input.ward ?? '') === before.ward
  if (!before.wardCode || !stays) return
  if (!(await findWardOf(queries, provinceCode, before.wardCode)))
    refuseFields([{ field: 'wardCode', code: 'not_in_list' }])
}

/**
 * Returns codes with their names. Codes that were sent must exist and match; stored ones are dropped when they don't.
 */
async function placeOf(queries: Queries, input: AddressInput, before: Given): Promise<Partial<AddressFields>> {
  const leaves = input.provinceCode === undefined && input.city !== undefined && tidy(input.city) !== before?.city
  const provinceCode = leaves ? null : (either(input.provinceCode, before?.provinceCode) ?? null)
  if (!provinceCode) {
    if (input.wardCode) refuseFields([{ field: 'provinceCode', code: 'required' }])
    return { provinceCode: null, wardCode: null }
  }
  const province = await findProvince(queries, provinceCode)
  if (!province || (input.country ?? before?.country ?? 'VN') !== 'VN')
    return refuseFields([{ field: 'provinceCode', code: 'not_in_list' }])
  const inProvince = { provinceCode, city: province.name }
  await refuseForeignWard(queries, input, before, provinceCode)
  const keptWard = input.ward === undefined && provinceCode === before?.provinceCode ? before.wardCode : null
  const wardCode = either(input.wardCode, keptWard) ?? null
  if (!wardCode) return { ...inProvince, wardCode: null }
  const ward = await findWardOf(queries, provinceCode, wardCode)
  if (!ward) return refuseFields([{ field: 'wardCode', code: 'not_in_list' }])
  return { ...inProvince, wardCode, ward: ward.name }
}
