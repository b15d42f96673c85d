import type { BodyOf, RefundDestination } from '@chonoi/contract'
import { checkDestination, owns, refundDestinations, returnDueAt, returnRefund, returnValidator } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found, refuseFields } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { moneyOf } from '../orders/order-views.ts'
import { findOrderForUpdate, type OrderRow } from '../orders/orders.store.ts'
import { holdMoney } from '../orders/release-order.store.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { refuseUnknownImages } from '../uploads/refuse-unknown-images.ts'
import { readReturnableLines, returnabilityOf } from './read-returns.ts'
import { returnRequested } from './returns.events.ts'
import { insertReturn, insertReturnEvent } from './returns.store.ts'

/**
 * The buyer of a delivered order wants to send goods back. The order is locked, so that of many returns of one piece one
 * counts; its money isn't released by itself until the return has ended.
 */
export function createReturn(context: RequestContext, orderId: string, input: BodyOf<'createReturn'>): Promise<string> {
  const { lines, reason, description, pictureUrls = [] } = input
  return context.transaction(async (queries) => {
    const order = found(await findOrderForUpdate(queries, orderId))
    found(owns(context.person, order.buyerId) ? order : undefined)
    enforce((await returnabilityOf(context, queries, order)).decision)
    const ordered = await readReturnableLines(queries, orderId)
    enforceForm(returnValidator(new Map(ordered.map(({ id, left }) => [id, left]))), input)
    const named = pictureUrls.map((url, index) => ({ field: `pictureUrls.${index}`, url }))
    await refuseUnknownImages(context, queries, named)
    const destination = destinationOf(order, input)
    const { tenantId, buyerId, shippingInCents } = order
    const now = context.ports.now()
    const leftInCents = order.totalInCents - order.refundedInCents
    const row = await insertReturn(
      queries,
      {
        ...{ orderId, tenantId, buyerId, reason, pictureUrls: [...pictureUrls], destination, createdAt: now },
        description: description.trim(),
        refundInCents: returnRefund({ lines: ordered, shippingInCents, leftInCents }, lines, reason),
        dueAt: returnDueAt('REQUESTED', now),
      },
      lines,
    )
    await insertReturnEvent(queries, {
      ...{ returnId: row.id, orderId, tenantId, buyerId, status: 'REQUESTED', note: null, createdAt: now },
      ...{ byUserId: buyerId, byRole: 'BUYER' },
    })
    if (order.releasedAt === null) await holdMoney(queries, orderId)
    await context.asSystem(async (system) => {
      await record(context, system, returnRequested(row, order, await findShopPeople(system, tenantId)))
    })
    return row.id
  })
}

/** Where the refund will go: where the buyer wants it, if that can be. */
function destinationOf(order: OrderRow, { destination }: BodyOf<'createReturn'>): RefundDestination {
  const money = moneyOf(order)
  const problems = checkDestination(destination, money)
  if (problems.length > 0) refuseFields(problems)
  const [usual, ...others] = refundDestinations(money)
  if (!destination || destination === usual) return usual
  if (!others.includes(destination)) throw new Failure('payment.source_not_refundable')
  return destination
}
