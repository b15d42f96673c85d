import type { SchemaOf } from '@chonoi/contract'
import {
  deliveryEstimate,
  type DiscountableLine,
  multiplyMoney,
  noShippingFee,
  provinceOfCity,
  shippingOf,
} from '@chonoi/domain'
import type { ProvinceRow } from '../places/places.store.ts'
import type { CartRow } from './cart.store.ts'

/** Whether the line's product is still available. */
export const isOffered = (row: CartRow): boolean => row.name !== null && row.priceInCents !== null

/** What a coupon may be taken off: the lines that can still be bought. */
export function discountableLines(rows: readonly CartRow[]): DiscountableLine[] {
  return rows.filter(isOffered).map((row) => ({
    productId: row.productId,
    categoryId: row.categoryId,
    tenantId: row.tenant?.id ?? '',
    lineTotal: multiplyMoney(row.priceInCents ?? 0, row.quantity),
  }))
}

export interface DeliveryTo {
  /** Null where it isn't known. */
  provinceCode: string | null
  provinces: readonly ProvinceRow[]
  now: Date
}

/** What each shop takes to deliver what can still be bought of it, and when that should arrive. */
export function cartDeliveries(
  rows: readonly CartRow[],
  { provinceCode, provinces, now }: DeliveryTo,
): SchemaOf<'CartDelivery'>[] {
  const shops = Map.groupBy(rows.filter(isOffered), (row) => row.tenant?.id ?? '')
  return [...shops].map(([tenantId, own]) => {
    const lines = own.map(({ isDigital, priceInCents, quantity }) => ({
      isDigital: isDigital ?? false,
      lineTotal: multiplyMoney(priceInCents ?? 0, quantity),
    }))
    const { feeInCents, missingForFreeInCents } = shippingOf(own[0]?.terms ?? noShippingFee, lines, provinceCode)
    const isSent = lines.some(({ isDigital }) => !isDigital)
    const from = provinceOfCity(own[0]?.shopCity ?? '', provinces)
    const expected = isSent ? deliveryEstimate(now, from, provinceCode) : null
    return { tenantId, shippingInCents: feeInCents, missingForFreeInCents, expected }
  })
}
