import type { BodyOf, OrderStatus } from '@chonoi/contract'
import type { Call } from '../caller.ts'
import type { BoughtOrder } from '../buyer-books.ts'
import { byChance, type Journey } from './journey.ts'

type Step = BodyOf<'updateOrderStatus'>['status']

/** The regular next status. */
const nextStep: Partial<Record<OrderStatus, Step>> = {
  PENDING: 'CONFIRMED',
  CONFIRMED: 'PROCESSING',
  PROCESSING: 'SHIPPED',
  SHIPPED: 'DELIVERED',
}

/** Moves the buyer's oldest open order one step further, or cancels or refunds it. */
export const moveOrder: Journey = async ({ market, calls, books }) => {
  const [order] = books.open
  if (!order) return
  const byShop = (status: Step): Call => ({
    ...{ method: 'PUT', path: `/orders/${order.id}/status`, token: market.sellers.get(order.shop), body: { status } },
  })
  const call = wishOfBuyer(order) ?? wishOfShop(order, byShop)
  if (!call) {
    books.open.delete(order)
    return
  }
  const answer = await calls.untilTold(call, 200)
  if (answer) books.moved(order, answer.body.status as OrderStatus)
}

function wishOfBuyer({ id, status }: BoughtOrder): Call | undefined {
  const isCancelled = (status === 'PENDING' || status === 'CONFIRMED') && byChance(15)
  if (!isCancelled) return undefined
  return {
    method: 'POST',
    path: `/orders/${id}/cancel`,
    body: { reason: 'Đặt nhầm rồi' } satisfies BodyOf<'cancelOrder'>,
  }
}

/** Undefined for a delivered order that is kept. */
function wishOfShop({ status }: BoughtOrder, to: (status: Step) => Call): Call | undefined {
  if (status === 'PROCESSING' && byChance(10)) return to('CANCELLED')
  if (status === 'DELIVERED') return byChance(50) ? to('REFUNDED') : undefined
  const next = nextStep[status]
  return next && to(next)
}
