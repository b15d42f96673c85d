import { emailShape } from './email.ts'
import type { Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { atMost, checkText, required } from './text-rules.ts'
import { vietnamesePhone } from './vietnamese-phone.ts'

/** What the platform writes about a new shop. Without a slug one is made from the name. */
export type TenantForm = {
  readonly name: string
  readonly slug?: string | undefined
  readonly ownerEmail?: string | null | undefined
  readonly description?: string | null | undefined
  readonly city?: string | null | undefined
  readonly contactEmail?: string | null | undefined
  readonly phone?: string | null | undefined
}

export const validateTenant: Validator<TenantForm> = (form) => [
  ...checkText('name', form.name, required, atMost(200)),
  ...(form.slug ? checkSlug('slug', form.slug) : []),
  ...checkText('ownerEmail', form.ownerEmail, emailShape),
  ...checkText('description', form.description, atMost(2000)),
  ...checkText('city', form.city, atMost(100)),
  ...checkText('contactEmail', form.contactEmail, emailShape),
  ...checkText('phone', form.phone, vietnamesePhone),
]
