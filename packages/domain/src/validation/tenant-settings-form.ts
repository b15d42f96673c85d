import { type Cents, maxCents, vndFromCents } from '../money/cents.ts'
import { checkAmount } from './amount.ts'
import { emailShape } from './email.ts'
import type { Validator } from './field-problem.ts'
import { checkColor, webAddress } from './platform-settings-form.ts'
import { checkSlug } from './slug-field.ts'
import { atMost, checkText, required } from './text-rules.ts'
import { vietnamesePhone } from './vietnamese-phone.ts'

export const tenantDescriptionLength = 2000

export type TenantSettingsForm = {
  readonly name: string
  readonly slug: string
  readonly description: string | null
  readonly website: string | null
  readonly contactEmail: string | null
  readonly phone: string | null
  readonly city: string | null
  readonly shippingFeeInCents: Cents | null
}

export const validateTenantSettings: Validator<TenantSettingsForm> = (form) => [
  ...checkText('name', form.name, required, atMost(200)),
  ...checkSlug('slug', form.slug),
  ...checkText('description', form.description, atMost(tenantDescriptionLength)),
  ...checkText('website', form.website, atMost(500), webAddress),
  ...checkText('contactEmail', form.contactEmail, emailShape),
  ...checkText('phone', form.phone, vietnamesePhone),
  ...checkText('city', form.city, atMost(100)),
  ...checkAmount('shippingFeeInCents', form.shippingFeeInCents, { minimumVnd: 0, maximumVnd: vndFromCents(maxCents) }),
]

export type TenantBrandingForm = {
  /** Null or blank for the platform's color. */
  readonly primaryColor?: string | null | undefined
}

export const validateTenantBranding: Validator<TenantBrandingForm> = ({ primaryColor }) =>
  primaryColor ? checkColor('primaryColor', primaryColor) : []
