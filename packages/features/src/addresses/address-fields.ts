import type { Address, AuthUser, BodyOf } from '@chonoi/contract'
import { type AddressForm, formatVietnamesePhone, validateAddress, type Validator } from '@chonoi/domain'
import { fullName } from '../shell/full-name.ts'

/** The values of the form: places by their codes, with matching names. */
export type AddressFields = AddressForm & {
  readonly provinceCode: string
  readonly wardCode: string
  readonly isDefault: boolean
}

/** The values to start with: those of an address, or of a new one for the reader, who mostly is who receives. */
export const fieldsOf = (address: Address | null, reader: AuthUser | null): AddressFields => ({
  fullName: address?.fullName ?? fullName(reader),
  phone: formatVietnamesePhone(address?.phone ?? reader?.phone ?? ''),
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  city: address?.city ?? '',
  ward: address?.ward ?? '',
  provinceCode: address?.provinceCode ?? '',
  wardCode: address?.wardCode ?? '',
  isDefault: address?.isDefault ?? false,
})

/** Applies the domain's rules and requires a ward, which deliveries need since districts were abolished. */
export const validateAddressFields: Validator<AddressFields> = (fields) => {
  const problems = validateAddress(fields)
  return fields.ward?.trim() ? problems : [...problems, { field: 'ward', code: 'required' }]
}

export function bodyOf(fields: AddressFields): BodyOf<'createAddress'> {
  const { fullName, phone, line1, line2, city, ward, provinceCode, wardCode, isDefault } = fields
  return {
    fullName: fullName.trim(),
    phone: phone.trim(),
    line1: line1.trim(),
    line2: line2?.trim() || null,
    city,
    ward: ward || null,
    provinceCode: provinceCode || null,
    wardCode: wardCode || null,
    isDefault,
  }
}
