import type { OrderReturns, RefundDestination, Return, ReturnSummary } from '@chonoi/contract'
import { refundDestinations } from '@chonoi/domain'
import { moneyOf } from '../orders/order-views.ts'
import type { readOrderReturns } from './read-returns.ts'
import type { ListedReturn, WholeReturn } from './returns.store.ts'

export function toReturnSummary({ row, tenant, order, quantity, ...first }: ListedReturn): ReturnSummary {
  return {
    ...{ id: row.id, orderId: row.orderId, orderNumber: order.orderNumber, status: row.status, reason: row.reason },
    ...{ tenant, quantity, refundInCents: row.refundInCents },
    firstItemName: first.firstItemName ?? '',
    firstItemImageUrl: first.firstItemImageUrl,
    buyer: {
      id: row.buyerId,
      firstName: order.buyerFirstName,
      lastName: order.buyerLastName,
      email: order.buyerEmail,
    },
    dueAt: row.dueAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

export function toReturn(whole: WholeReturn): Return {
  const { description, pictureUrls, carrier, trackingCode } = whole.row
  const possible: readonly RefundDestination[] = refundDestinations(moneyOf(whole.order))
  // One that an earlier version wrote may name the wallet.
  const destination = possible.includes(whole.row.destination) ? whole.row.destination : 'SOURCE'
  return {
    ...toReturnSummary(whole),
    ...{ description, pictureUrls, destination, carrier, trackingCode },
    lines: whole.lines.map(({ orderLineId, productId, name, variantName, imageUrl, quantity, damagedQuantity }) => ({
      ...{ orderLineId, productId, name, variantName, imageUrl, quantity, damagedQuantity },
    })),
    events: whole.events.map(({ id, status, note, byRole, createdAt }) => ({
      ...{ id, status, note, byRole },
      createdAt: createdAt.toISOString(),
    })),
  }
}

export function toOrderReturns(found: Awaited<ReturnType<typeof readOrderReturns>>): OrderReturns {
  const { order, until, isReturnable, lines, returns } = found
  const money = moneyOf(order)
  return {
    ...{ isReturnable, collectedBy: money.collectedBy },
    refundDestinations: [...refundDestinations(money)],
    returnableUntil: until?.toISOString() ?? null,
    shippingInCents: order.shippingInCents,
    leftInCents: order.totalInCents - order.refundedInCents,
    lines: lines.map(({ id, name, variantName, imageUrl, quantity, refundedQuantity, lineTotalInCents, left }) => ({
      ...{ orderLineId: id, name, variantName, imageUrl, quantity, refundedQuantity, lineTotalInCents },
      returnableQuantity: left,
    })),
    returns: returns.map(toReturnSummary),
  }
}
