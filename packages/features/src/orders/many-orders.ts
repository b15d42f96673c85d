import type { BodyOf, OrderSummary } from '@chonoi/contract'
import type { Action } from '../app/use-action.ts'
import { isFinalRefusal, isRefusal } from '../forms/is-refusal.ts'
import type { BulkRefusal } from '../lists/bulk-refusals.tsx'
import { orderActions, touchedByStep } from './orders-queries.ts'

/** An order and how it is handed over. */
export interface Parcel {
  order: OrderSummary
  body: BodyOf<'shipOrder'>
}

/** What a change of several orders did. */
export interface ManyOrders {
  succeeded: number
  refusals: BulkRefusal[]
}

/** Changes of several orders, one after the other: each is changed or refused by itself. */
export const manyOrderActions = {
  changeStatus: (): Action<{ orders: readonly OrderSummary[]; body: BodyOf<'updateOrderStatus'> }, ManyOrders> => ({
    send: (api, { orders, body }, key) =>
      oneByOne(
        orders.map((order) => ({ order })),
        ({ order }) => orderActions.changeStatus(order).send(api, body, `${key}-${order.id}`),
      ),
    touches: touchedByStep(),
  }),
  ship: (): Action<readonly Parcel[], ManyOrders> => ({
    send: (api, parcels, key) =>
      oneByOne(parcels, ({ order, body }) => orderActions.ship(order).send(api, body, `${key}-${order.id}`)),
    touches: touchedByStep(),
  }),
}

async function oneByOne<One extends { order: OrderSummary }>(
  many: readonly One[],
  send: (one: One) => Promise<unknown>,
): Promise<ManyOrders> {
  const refusals: BulkRefusal[] = []
  for (const one of many) {
    try {
      await send(one)
    } catch (error) {
      // Without an answer the others would get none either. Sent again with the same keys, what was done isn't done twice.
      if (!isRefusal(error) || !isFinalRefusal(error)) throw error
      refusals.push({ name: one.order.orderNumber, code: error.code })
    }
  }
  return { succeeded: many.length - refusals.length, refusals }
}
