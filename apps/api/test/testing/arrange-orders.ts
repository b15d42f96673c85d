import type { OrderPaymentStatus, OrderStatus } from '@chonoi/contract'
import type { Arranged } from './arrange.ts'
import type { TestApi } from './test-api.ts'

/** Inserts the payment from the wallet of a checkout that isn't unpaid. */
export async function arrangePaymentOf({ owner }: Pick<TestApi, 'owner'>, groupId: string): Promise<void> {
  await owner.query(
    `with paid as (
       insert into payments (reference, order_group_id, buyer_id, method, status, amount_in_cents, refunded_in_cents, paid_at)
       select upper(replace(g.id::text, '-', '')), g.id, g.buyer_id, 'WALLET', g.payment_status, g.total_in_cents,
         (select sum(o.refunded_in_cents) from orders o where o.group_id = g.id), g.created_at
       from order_groups g where g.id = $1 and g.payment_status in ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')
       returning id)
     update orders set payment_id = paid.id from paid where group_id = $1`,
    [groupId],
  )
}

let counter = 0

/** Inserts an order in the given status, without lines or money movements. */
export async function arrangePaidOrder(
  { owner }: TestApi,
  order: {
    tenantId: string
    buyerId: string
    amount: number
    createdAt: Date
    status?: OrderStatus
    paymentStatus?: OrderPaymentStatus
    refunded?: number
  },
): Promise<Arranged> {
  const paymentStatus = order.paymentStatus ?? 'PAID'
  const group = await owner.query<Arranged>(
    `insert into order_groups (buyer_id, payment_method, payment_status, total_in_cents, created_at)
     values ($1, 'WALLET', $2, $3, $4) returning id`,
    [order.buyerId, paymentStatus, order.amount, order.createdAt],
  )
  const { rows } = await owner.query<Arranged>(
    `insert into orders (order_number, group_id, tenant_id, buyer_id, buyer_first_name, buyer_last_name, buyer_email, status,
       payment_status, payment_method, subtotal_in_cents, total_in_cents, refunded_in_cents, commission_in_cents,
       shipping_address, created_at)
     values ($1, $2, $3, $4, 'An', 'Nguyễn', 'an@chonoi.test', $5, $6, 'WALLET', $7, $7, $8, 0, '{}', $9) returning id`,
    [
      `CN-TEST-${process.pid}-${counter++}`,
      group.rows[0]?.id,
      order.tenantId,
      order.buyerId,
      order.status ?? 'PENDING',
      paymentStatus,
      order.amount,
      order.refunded ?? 0,
      order.createdAt,
    ],
  )
  await arrangePaymentOf({ owner }, group.rows[0]?.id ?? '')
  return { id: rows[0]?.id ?? '' }
}
