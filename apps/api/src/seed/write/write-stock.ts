import type pg from 'pg'
import { stockMovements } from '../../database/tables/catalogue.ts'
import { reachedAt } from '../plan/order-shapes.ts'
import type { Variant } from '../plan/plan-catalogue.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { insertRows } from './insert-rows.ts'

type Movement = typeof stockMovements.$inferInsert & { variantId: string; quantity: number; createdAt: Date }

/**
 * Writes incoming stock first, then every sale and return in time order, so that no variant is sold before it is in
 * stock.
 */
export async function writeStock(client: pg.PoolClient, demo: Demo): Promise<void> {
  const moved = soldAndReturned(demo)
  const received = receivedFor(demo, moved)
  await insertRows(client, stockMovements, received)
  await insertRows(client, stockMovements, moved)
}

function soldAndReturned({ checkouts }: Demo): Movement[] {
  return checkouts
    .flatMap(({ buyer, createdAt, orders }) =>
      orders.flatMap((order) => {
        const about = { referenceType: 'order', referenceId: order.id, reason: null }
        const cancelledAt = reachedAt(order, 'CANCELLED')
        const returned = cancelledAt && {
          type: 'RETURN' as const,
          createdBy: order.shop.seller.id,
          createdAt: cancelledAt,
        }
        return order.wanted.flatMap(({ variant, quantity }): Movement[] => {
          const sale = {
            ...placeOf(variant),
            ...about,
            type: 'SALE' as const,
            quantity: -quantity,
            createdBy: buyer.id,
            createdAt,
          }
          return returned ? [sale, { ...sale, ...returned, quantity }] : [sale]
        })
      }),
    )
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/** Returns the initial stock, which leaves the planned rest and never ran out in between. */
function receivedFor({ products }: Demo, moved: readonly Movement[]): Movement[] {
  const needed = new Map<string, { inAll: number; atMost: number }>()
  for (const { variantId, quantity } of moved) {
    const { inAll, atMost } = needed.get(variantId) ?? { inAll: 0, atMost: 0 }
    needed.set(variantId, { inAll: inAll - quantity, atMost: Math.max(atMost, inAll - quantity) })
  }
  return products.flatMap(({ variants, shop, createdAt }) =>
    variants.flatMap((variant): Movement[] => {
      const { inAll, atMost } = needed.get(variant.id) ?? { inAll: 0, atMost: 0 }
      const quantity = Math.max(variant.stockLeft + inAll, atMost)
      const about = { referenceType: null, referenceId: null, reason: 'Nhập kho lần đầu' }
      const receipt = {
        ...placeOf(variant),
        ...about,
        type: 'RESTOCK' as const,
        quantity,
        createdBy: shop.seller.id,
        createdAt,
      }
      return quantity === 0 ? [] : [receipt]
    }),
  )
}

const placeOf = ({ id, product }: Variant) => ({ tenantId: product.shop.id, productId: product.id, variantId: id })
