import type { BodyOf, ShopSettings } from '@chonoi/contract'

/** The settings as the form holds them: an absent text is an empty one. */
export type ShopFields = Record<TextName, string> & {
  logoUrl: string | null
  bannerUrl: string | null
  isOpen: boolean
  shippingFeeInCents: number | null
  lowStockLevel: number | null
}
type TextName =
  | 'shopName'
  | 'slug'
  | 'description'
  | 'contactEmail'
  | 'phone'
  | 'reopensOn'
  | 'returnPolicy'
  | 'shippingPolicy'

export function fieldsOf({ id: _id, ...settings }: ShopSettings): ShopFields {
  return {
    ...settings,
    description: settings.description ?? '',
    contactEmail: settings.contactEmail ?? '',
    phone: settings.phone ?? '',
    reopensOn: settings.reopensOn ?? '',
    returnPolicy: settings.returnPolicy ?? '',
    shippingPolicy: settings.shippingPolicy ?? '',
  }
}

const orNull = (text: string) => text.trim() || null

export function toBody(fields: ShopFields): BodyOf<'updateShopSettings'> {
  return {
    ...fields,
    shopName: fields.shopName.trim(),
    description: orNull(fields.description),
    contactEmail: orNull(fields.contactEmail),
    phone: orNull(fields.phone),
    reopensOn: fields.isOpen ? null : orNull(fields.reopensOn),
    returnPolicy: orNull(fields.returnPolicy),
    shippingPolicy: orNull(fields.shippingPolicy),
    shippingFeeInCents: fields.shippingFeeInCents ?? 0,
    lowStockLevel: fields.lowStockLevel ?? 0,
  }
}
