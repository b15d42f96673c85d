import type { BodyOf, SchemaOf, ShopSettings } from '@chonoi/contract'
import type { ShopSettingsForm } from '@chonoi/domain'

type ShippingTerms = SchemaOf<'ShippingTerms'>

/** The settings as the form holds them: an absent text is an empty one. */
export type ShopFields = Record<TextName, string> & {
  logoUrl: string | null
  bannerUrl: string | null
  isOpen: boolean
  shippingFeeInCents: number | null
  provinceFees: ProvinceFeeFields[]
  isFreeFrom: boolean
  freeShippingFromInCents: number | null
  lowStockLevel: number | null
}
export type ProvinceFeeFields = { provinceCode: string | null; feeInCents: number | null }
type TextName =
  | 'shopName'
  | 'slug'
  | 'description'
  | 'contactEmail'
  | 'phone'
  | 'reopensOn'
  | 'returnPolicy'
  | 'shippingPolicy'

export function fieldsOf({ id: _id, updatedAt: _updatedAt, ...settings }: ShopSettings): ShopFields {
  return {
    ...settings,
    description: settings.description ?? '',
    contactEmail: settings.contactEmail ?? '',
    phone: settings.phone ?? '',
    reopensOn: settings.reopensOn ?? '',
    returnPolicy: settings.returnPolicy ?? '',
    shippingPolicy: settings.shippingPolicy ?? '',
    isFreeFrom: settings.freeShippingFromInCents !== null,
  }
}

const orNull = (text: string) => text.trim() || null

/** The fields as the rules read them: without the switch there is no amount. */
export const toForm = (fields: ShopFields): ShopSettingsForm => ({
  ...fields,
  freeShippingFromInCents: fields.isFreeFrom ? fields.freeShippingFromInCents : undefined,
})

/** What the fields say of deliveries so far, without rows that aren't complete. */
export const shippingOfFields = (fields: ShopFields): ShippingTerms => ({
  shippingFeeInCents: fields.shippingFeeInCents ?? 0,
  provinceFees: fields.provinceFees.flatMap(({ provinceCode, feeInCents }) =>
    provinceCode && feeInCents !== null ? [{ provinceCode, feeInCents }] : [],
  ),
  freeShippingFromInCents: fields.isFreeFrom ? fields.freeShippingFromInCents : null,
})

export function toBody({ isFreeFrom, ...fields }: ShopFields): BodyOf<'updateShopSettings'> {
  return {
    ...fields,
    shopName: fields.shopName.trim(),
    description: orNull(fields.description),
    contactEmail: orNull(fields.contactEmail),
    phone: orNull(fields.phone),
    reopensOn: fields.isOpen ? null : orNull(fields.reopensOn),
    returnPolicy: orNull(fields.returnPolicy),
    shippingPolicy: orNull(fields.shippingPolicy),
    ...shippingOfFields({ ...fields, isFreeFrom }),
    lowStockLevel: fields.lowStockLevel ?? 0,
  }
}
