import { addMoney, type Cents, type DiscountableLine, multiplyMoney } from '@chonoi/domain'
import { shopShipping } from '../orders/price-checkout.ts'
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

/** What the shops take together to deliver what can still be bought. */
export function cartShipping(rows: readonly CartRow[]): Cents {
  const shops = Map.groupBy(rows.filter(isOffered), (row) => row.tenant?.id)
  const fees = [...shops.values()].map((own) =>
    shopShipping(
      own.map((row) => ({ isDigital: row.isDigital ?? false, shippingFeeInCents: row.shippingFeeInCents ?? 0 })),
    ),
  )
  return addMoney(...fees)
}
