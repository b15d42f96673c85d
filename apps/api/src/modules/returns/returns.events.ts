import type { ReturnStatus } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { Event, Notification } from '../events/event.ts'
import type { OrderRow } from '../orders/orders.store.ts'
import type { ReturnEventRow, ReturnRow } from './returns.store.ts'

type NamedOrder = Pick<OrderRow, 'orderNumber'>
interface Told {
  readonly shop: readonly string[]
  readonly platform: readonly string[]
}

const auditOf = ({ id, tenantId }: ReturnRow, { orderNumber }: NamedOrder) =>
  ({ entityType: 'return', entityId: id, tenantId, values: { orderNumber } }) as const

const atBuyer = ({ id }: ReturnRow) => href('/orders/returns/$returnId', { returnId: id })
const atShop = ({ id }: ReturnRow) => href('/seller/returns/$returnId', { returnId: id })
const atPlatform = ({ id }: ReturnRow) => href('/admin/returns/$returnId', { returnId: id })

/** The buyer asks for a return, which the shop has to answer. */
export function returnRequested(row: ReturnRow, order: NamedOrder, shop: readonly string[]): Event {
  return {
    audit: { action: 'return.request', ...auditOf(row, order), changes: { reason: row.reason } },
    notifications: [
      {
        type: 'ORDER_RETURN_REQUESTED',
        ...{ to: shop, link: atShop(row), data: { returnId: row.id, orderNumber: order.orderNumber } },
      },
    ],
  }
}

const actions = {
  REQUESTED: 'return.request',
  APPROVED: 'return.approve',
  REJECTED: 'return.reject',
  ESCALATED: 'return.escalate',
  SENT: 'return.send',
  REFUNDED: 'return.receive',
  CANCELLED: 'return.cancel',
  CLOSED: 'return.close',
} as const satisfies Record<ReturnStatus, string>

/** A step of a return, for everybody but the side that took it. */
export function returnMoved(
  row: ReturnRow,
  order: NamedOrder,
  { to, byRole }: { to: ReturnStatus; byRole: ReturnEventRow['byRole'] },
  { shop, platform }: Told,
): Event {
  const { orderNumber } = order
  const data = { returnId: row.id, orderNumber, amountInCents: row.refundInCents }
  const told = { type: `ORDER_RETURN_${to}`, data } as const
  const sides = [
    { to: byRole === 'BUYER' ? [] : [row.buyerId], link: atBuyer(row) },
    { to: byRole === 'SELLER' ? [] : shop, link: atShop(row) },
    { to: platform, link: atPlatform(row) },
  ]
  return {
    audit: {
      action: actions[to],
      ...auditOf(row, order),
      ...(byRole === 'ADMIN' && { severity: 'WARNING' as const }),
      changes: {
        status: { from: row.status, to },
        ...(to === 'REFUNDED' && { refundInCents: row.refundInCents }),
      },
    },
    notifications: sides
      .filter(({ to: people }) => people.length > 0)
      .map((side): Notification => ({ ...told, ...side })),
  }
}
