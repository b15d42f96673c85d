import type { TenantSettings } from '@chonoi/contract'

const texts = ['description', 'website', 'contactEmail', 'phone', 'city'] as const
/** The settings as the form holds them: an absent text is an empty one. */
export type SettingsFields = Pick<TenantSettings, 'name' | 'slug' | 'isPublic' | 'language'> &
  Record<(typeof texts)[number], string> & { shippingFeeInCents: number | null }

export const fieldsOf = (settings: TenantSettings): SettingsFields => {
  const { name, slug, isPublic, language, shippingFeeInCents } = settings
  const written = Object.fromEntries(texts.map((field) => [field, settings[field] ?? '']))
  return { name, slug, isPublic, language, shippingFeeInCents, ...(written as Record<(typeof texts)[number], string>) }
}

export const bodyOf = (fields: SettingsFields) => ({ ...fields, shippingFeeInCents: fields.shippingFeeInCents ?? 0 })
