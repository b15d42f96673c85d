import type { Validator } from './field-problem.ts'
import { atMost, checkText, required, type TextRule } from './text-rules.ts'
import { vietnamesePhone } from './vietnamese-phone.ts'

export type AddressForm = {
  readonly fullName: string
  readonly phone: string
  readonly line1: string
  readonly line2?: string | null
  readonly ward?: string | null
  readonly district?: string | null
  readonly city: string
  readonly postalCode?: string | null
}

const maxPlaceLength = 120
const maxLineLength = 200

/** Five digits since 2018, six before. */
const postalCode: TextRule = (text) => (/^\d{5,6}$/.test(text.trim()) ? null : { code: 'postal_code.invalid' })

export const validateAddress: Validator<AddressForm> = (form) => [
  ...checkText('fullName', form.fullName, required, atMost(maxPlaceLength)),
  ...checkText('phone', form.phone, required, vietnamesePhone),
  ...checkText('line1', form.line1, required, atMost(maxLineLength)),
  ...checkText('line2', form.line2, atMost(maxLineLength)),
  ...checkText('ward', form.ward, atMost(maxPlaceLength)),
  ...checkText('district', form.district, atMost(maxPlaceLength)),
  ...checkText('city', form.city, required, atMost(maxPlaceLength)),
  ...checkText('postalCode', form.postalCode, postalCode),
]
