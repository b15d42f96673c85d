import { returnDueAt, type ReturnReason, type ReturnSide, type ReturnStatus } from '@chonoi/domain'
import type pg from 'pg'
import { after, before, day, hour } from '../moments.ts'
import { isPaidFor, type PlannedOrder, reachedAt, statusOf } from '../plan/order-shapes.ts'
import type { Demo } from '../plan/plan-demo.ts'

interface Step {
  status: ReturnStatus
  by: ReturnSide
  at: Date
  note?: string
}

interface DemoReturn {
  order: PlannedOrder
  reason: ReturnReason
  description: string
  steps: readonly Step[]
}

/**
 * Writes what was sent back: the customer's refunded order came back broken, somebody asks the demo's shop, and the
 * platform decides on a third. After stock and money, which the refunded one belongs to.
 */
export async function writeReturns(client: pg.PoolClient, demo: Demo): Promise<void> {
  for (const one of [cameBack(demo), asked(demo), disputed(demo)]) if (one) await writeReturn(client, one)
}

/** The customer's last refunded order, which was refunded when the goods were there. */
function cameBack({ checkouts, accounts }: Demo): DemoReturn | undefined {
  const order = checkouts
    .filter(({ buyer }) => buyer === accounts.customer)
    .flatMap(({ orders }) => orders)
    .findLast((one) => statusOf(one) === 'REFUNDED')
  const [delivered, refunded] = [order && reachedAt(order, 'DELIVERED'), order && reachedAt(order, 'REFUNDED')]
  if (!order || !delivered || !refunded) return undefined
  return {
    ...{ order, reason: 'DAMAGED', description: 'Mở hộp ra thì hàng đã vỡ, mình không dùng được món nào.' },
    steps: [
      { status: 'REQUESTED', by: 'BUYER', at: after(delivered, hour) },
      {
        status: 'APPROVED',
        by: 'SELLER',
        at: after(delivered, 3 * hour),
        note: 'Shop xin lỗi, bạn gửi lại giúp shop nhé.',
      },
      { status: 'SENT', by: 'BUYER', at: after(delivered, 6 * hour) },
      { status: 'REFUNDED', by: 'SELLER', at: refunded },
    ],
  }
}

/** The last delivered orders of others than the customer. */
function lastDelivered({ checkouts, accounts }: Demo, isWanted: (order: PlannedOrder) => boolean) {
  return checkouts
    .filter(({ buyer }) => buyer !== accounts.customer)
    .flatMap(({ orders }) => orders)
    .filter((order) => statusOf(order) === 'DELIVERED' && isPaidFor(order) && isWanted(order))
    .filter(({ wanted }) => wanted.every(({ variant }) => !variant.product.isDigital))
    .toSorted((one, other) => ((reachedAt(one, 'DELIVERED') ?? 0) < (reachedAt(other, 'DELIVERED') ?? 0) ? 1 : -1))[0]
}

function asked(demo: Demo): DemoReturn | undefined {
  const { accounts, moments } = demo
  const order = lastDelivered(demo, ({ shop }) => shop.seller === accounts.seller)
  const at = before(moments.now, day)
  const description = 'Màu men ngoài đời tối hơn ảnh nhiều, mình muốn gửi trả.'
  return order && { order, reason: 'NOT_AS_DESCRIBED', description, steps: [{ status: 'REQUESTED', by: 'BUYER', at }] }
}

function disputed(demo: Demo): DemoReturn | undefined {
  const { accounts, moments } = demo
  const order = lastDelivered(demo, ({ shop }) => shop.seller !== accounts.seller)
  return (
    order && {
      ...{ order, reason: 'WRONG_ITEM', description: 'Shop giao nhầm mẫu khác với mẫu mình đã chọn.' },
      steps: [
        { status: 'REQUESTED', by: 'BUYER', at: before(moments.now, 2 * day) },
        {
          ...{ status: 'REJECTED', by: 'SELLER', at: before(moments.now, day) },
          note: 'Mẫu giao đúng như trong đơn, shop không nhận lại.',
        },
        { status: 'ESCALATED', by: 'BUYER', at: before(moments.now, 3 * hour), note: 'Ảnh cho thấy mẫu khác hẳn.' },
      ],
    }
  )
}

async function writeReturn(client: pg.PoolClient, { order, reason, description, steps }: DemoReturn): Promise<void> {
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return
  const isSent = steps.some(({ status }) => status === 'SENT')
  const { rows } = await client.query<{ id: string }>(
    `insert into order_returns (order_id, tenant_id, buyer_id, status, reason, description, refund_in_cents, refund_id, carrier,
       tracking_code, due_at, created_at, updated_at)
     select o.id, o.tenant_id, o.buyer_id, $2, $3, $4, o.total_in_cents, r.id, $5, $6, $7, $8, $9
     from orders o left join payment_refunds r on r.order_id = o.id where o.id = $1 returning id`,
    [
      ...[order.id, last.status, reason, description, isSent ? 'GHN' : null, isSent ? 'GHN261010024VN' : null],
      ...[returnDueAt(last.status, last.at), first.at, last.at],
    ],
  )
  const id = rows[0]?.id
  await client.query(
    `insert into order_return_lines (return_id, order_line_id, order_id, tenant_id, buyer_id, quantity, damaged_quantity)
     select $1, id, order_id, tenant_id, buyer_id, quantity, case when $3 then quantity else 0 end
     from order_lines where order_id = $2`,
    [id, order.id, last.status === 'REFUNDED'],
  )
  for (const { status, by, at, note } of steps)
    await client.query(
      `insert into order_return_events (return_id, order_id, tenant_id, buyer_id, status, note, by_role, created_at)
       select id, order_id, tenant_id, buyer_id, $2, $3, $4, $5 from order_returns where id = $1`,
      [id, status, note ?? null, by, at],
    )
  if (last.status === 'REFUNDED') await takeIn(client, id, last.at)
  else await client.query('update orders set release_due_at = null where id = $1', [order.id])
}

/** What came back broken left the stock again. */
async function takeIn(client: pg.PoolClient, id: string | undefined, at: Date): Promise<void> {
  for (const [type, sign] of [
    ['RETURN', 1],
    ['DAMAGE', -1],
  ] as const)
    await client.query(
      `insert into stock_movements (tenant_id, product_id, variant_id, type, quantity, reference_type, reference_id, created_at)
       select l.tenant_id, l.product_id, l.variant_id, $2, $3 * l.quantity, 'return', $1, $4
       from order_return_lines r join order_lines l on l.id = r.order_line_id where r.return_id = $1
       order by l.product_id, l.variant_id`,
      [id, type, sign, at],
    )
}
