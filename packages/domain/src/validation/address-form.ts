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

const longestPlace = 120
const longestLine = 200

/** Five digits since 2018, six before. */
const postalCode: TextRule = (text) => (/^\d{5,6}$/.test(text.trim()) ? null : { code: 'postal_code.invalid' })

export const validateAddress: Validator<AddressForm> = (form) => [
  ...checkText('fullName', form.fullName, required, atMost(longestPlace)),
  ...checkText('phone', form.phone, required, vietnamesePhone),
  ...checkText('line1', form.line1, required, atMost(longestLine)),
  ...checkText('line2', form.line2, atMost(longestLine)),
  ...checkText('ward', form.ward, atMost(longestPlace)),
  ...checkText('district', form.district, atMost(longestPlace)),
  ...checkText('city', form.city, required, atMost(longestPlace)),
  ...checkText('postalCode', form.postalCode, postalCode),
]
