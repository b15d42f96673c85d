import type { BodyOf } from '@chonoi/contract'
import { damagedValidator, mayStepReturn, returnRefund } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import { findOrderGroupId, lockCheckout } from '../payments/checkout-locks.store.ts'
import { findPaymentForUpdate } from '../payments/payments.store.ts'
import { refundOrders } from '../payments/refund-payment.ts'
import { insertStockMovement } from '../stock/stock.store.ts'
import { moveReturn } from './move-return.ts'
import { readReturnableLines } from './read-returns.ts'
import { findReturnForUpdate, findReturnLines, markDamaged, type ReturnRow } from './returns.store.ts'
import { reachReturn } from './step-return.ts'

/**
 * The shop has the goods: they go back to the stock, or are written off, and the buyer gets the money, all at once. The
 * checkout is locked before the return, as by every refund, so that both together never exceed what was paid. Returns
 * the return's id.
 */
export function receiveReturn(context: RequestContext, id: string, input: BodyOf<'receiveReturn'>): Promise<string> {
  const { damaged = [], note } = input
  return context.transaction(async () => {
    const { orderId } = await reachReturn(context, id, 'receive')
    await context.asSystem(async (system) => {
      const order = await lockOrder(system, orderId)
      const row = found(await findReturnForUpdate(system, id))
      enforce(mayStepReturn(row, 'receive', context.person))
      const lines = await findReturnLines(system, id)
      enforceForm(damagedValidator(lines), { damaged })
      await markDamaged(system, id, damaged)
      await takeIn(context, system, row, damaged)
      const more = await refund(context, system, order, row, lines)
      const byRole = context.person.actsForPlatform ? 'ADMIN' : 'SELLER'
      const move = { to: 'REFUNDED', byRole, note: note?.trim() || null, more } as const
      await moveReturn(context, system, row, move, context.ports.now())
    })
    return id
  })
}

async function lockOrder(system: Queries, orderId: string): Promise<OrderRow> {
  const groupId = found(await findOrderGroupId(system, orderId))
  const { orders } = found(await lockCheckout(system, groupId))
  return found(orders.find(({ id }) => id === orderId))
}

/** Every piece comes back; the broken ones leave the stock again. */
async function takeIn(
  context: RequestContext,
  system: Queries,
  { id, tenantId }: ReturnRow,
  damaged: readonly { orderLineId: string; quantity: number }[],
): Promise<void> {
  for (const { orderLineId, productId, variantId, quantity } of await findReturnLines(system, id)) {
    const broken = damaged.find((one) => one.orderLineId === orderLineId)?.quantity ?? 0
    const movement = {
      ...{ tenantId, productId, variantId, createdBy: context.person.id },
      ...{ referenceType: 'return', referenceId: id },
    }
    await insertStockMovement(system, { ...movement, type: 'RETURN', quantity })
    if (broken > 0) await insertStockMovement(system, { ...movement, type: 'DAMAGE', quantity: -broken })
  }
}

/** What the goods cost goes back, at most what is left of the order; nothing moves when nothing is left. */
async function refund(
  context: RequestContext,
  system: Queries,
  order: OrderRow,
  { reason, destination }: ReturnRow,
  returned: readonly { orderLineId: string; quantity: number }[],
) {
  const leftInCents = order.totalInCents - order.refundedInCents
  const lines = await readReturnableLines(system, order.id)
  const refundInCents = returnRefund({ ...order, lines, leftInCents }, returned, reason)
  if (refundInCents === 0 || !order.paymentId) return { refundInCents: 0 }
  const payment = found(await findPaymentForUpdate(system, order.paymentId))
  const asked = { amountInCents: refundInCents, destination, reason: `Trả hàng ${order.orderNumber}` }
  const [refundId] = await refundOrders(context, system, payment, [order], asked)
  return { refundInCents, refundId: found(refundId) }
}
