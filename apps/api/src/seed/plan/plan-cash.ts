import { addMoney } from '@chonoi/domain'
import type { carriers, remittanceLines, remittances } from '../../database/tables/carriers.ts'
import { remittancePosting } from '../../modules/remittances/remittance-postings.ts'
import { before, day, hour, type Moments } from '../moments.ts'
import { type Random, seededRandom } from '../random.ts'
import { makeCheckout } from './make-checkout.ts'
import { checkoutPostings } from './order-money.ts'
import type { Carried, Checkout, OrderStep, PlannedOrder } from './order-shapes.ts'
import { pickGoods } from './pick-goods.ts'
import type { Product } from './plan-catalogue.ts'
import type { Person } from './plan-people.ts'
import type { PlannedReview } from './plan-reviews.ts'
import type { Shop } from './plan-shops.ts'
import type { Dated } from './wallet-shapes.ts'

type CarrierRow = typeof carriers.$inferInsert & { id: string; name: string }
type RemittanceRow = typeof remittances.$inferInsert & { id: string }
type LineRow = typeof remittanceLines.$inferInsert

/** How far an order by cash is: with its courier, delivered with the cash at the carrier, or paid by a remittance. */
const states = { shipped: 2.5, delivered: 11, remitted: 44 } as const
const remittedBefore = 36 * day
const feeInCents = 1_500_000
const carrierNames = [
  { code: 'CN_GIAO_NHANH', name: 'Chợ Nổi Giao Nhanh' },
  { code: 'MIEN_TAY_XPRESS', name: 'Miền Tây Xpress' },
] as const

interface Market {
  shop: Shop
  products: readonly Product[]
  reviews: readonly PlannedReview[]
  /** A buyer for each carrier. */
  buyers: readonly [Person, Person]
  /** The administrators that import statements and confirm them. */
  accountants: readonly [Person, Person]
}

/**
 * Plans the orders by cash that carriers of the platform bring for a shop: of each carrier one in every state. What was
 * remitted is older than this month, whose paid orders have a documented total.
 */
export function planCash({ shop, products, reviews, buyers, accountants }: Market, moments: Moments) {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_090)
  const checkouts: Checkout[] = []
  const plan = {
    carriers: [] as CarrierRow[],
    remittances: [] as RemittanceRow[],
    lines: [] as LineRow[],
  }
  const postings: Dated[] = []
  const remittedAt = before(moments.now, remittedBefore)
  for (const [index, named] of carrierNames.entries()) {
    const carrier = { id: random.uuid(), ...named, createdAt: before(moments.now, 60 * day) }
    const buyer = buyers[index] ?? buyers[0]
    const goods = products.filter(
      (product) =>
        product.shop === shop &&
        !product.isDigital &&
        // Whoever receives something has a verified review of it, or none.
        !reviews.some(({ author, product: reviewed }) => author === buyer && reviewed === product),
    )
    const order = (state: keyof typeof states) =>
      carriedOrder({ carrier, buyer, goods, state, remittedAt }, random, moments)
    const [shipped, delivered, remitted] = [order('shipped'), order('delivered'), order('remitted')]
    plan.carriers.push(carrier)
    checkouts.push(shipped.checkout, delivered.checkout, remitted.checkout)
    const statement = confirmed(carrier, remitted.order, remittedAt, accountants, random)
    plan.remittances.push(statement.remittance)
    plan.lines.push(statement.line)
    postings.push(statement.posting, ...checkoutPostings(remitted.checkout, moments.now))
    if (index > 0) continue
    const draft = waiting(carrier, delivered.order, accountants, random, moments)
    plan.remittances.push(draft.remittance)
    plan.lines.push(...draft.lines)
  }
  return { ...plan, checkouts, postings }
}

interface Course {
  carrier: CarrierRow
  buyer: Person
  goods: readonly Product[]
  state: keyof typeof states
  remittedAt: Date
}

function carriedOrder({ carrier, buyer, goods, state, remittedAt }: Course, random: Random, moments: Moments) {
  const createdAt = before(moments.now, states[state] * day)
  const wanted = pickGoods(goods, createdAt, random)
  const checkout = makeCheckout({ buyer, createdAt, wanted, course: 'delivered' }, random, moments)
  const [order] = checkout.orders
  if (!order) throw new Error('a checkout of nothing')
  order.steps = stepsTo(state, createdAt)
  const carried: Carried = {
    ...{ carrierId: carrier.id, carrierName: carrier.name },
    trackingCode: `CN${order.orderNumber.slice(3).replaceAll('-', '')}`,
    remittedAt: state === 'remitted' ? remittedAt : null,
  }
  order.carried = carried
  return { checkout, order: { ...order, carried } }
}

/** Cash is confirmed at once; the goods follow within two days, and arrive two days later. */
function stepsTo(state: keyof typeof states, createdAt: Date): OrderStep[] {
  const step = (status: OrderStep['status'], hours: number, by: OrderStep['by'] = 'SELLER'): OrderStep => ({
    ...{ status, by, note: null },
    at: new Date(createdAt.getTime() + hours * hour),
  })
  return [
    step('PENDING', 0, 'BUYER'),
    step('CONFIRMED', 0.01),
    ...[step('PROCESSING', 5), step('SHIPPED', 29)],
    ...(state === 'shipped' ? [] : [step('DELIVERED', 76)]),
  ]
}

type CarriedOrder = PlannedOrder & { carried: Carried }

const lineOf = ({ id: orderId, carried: { trackingCode }, priced }: CarriedOrder) => ({
  ...{ position: 1, trackingCode, orderId, collectedInCents: priced.totalInCents, match: 'MATCHED' as const },
})

/** A statement that one administrator imported and another confirmed; the carrier kept a fee. */
function confirmed(
  { id: carrierId }: CarrierRow,
  order: CarriedOrder,
  decidedAt: Date,
  [importer, decider]: readonly [Person, Person],
  random: Random,
) {
  const remittance = {
    ...{ id: random.uuid(), carrierId, status: 'CONFIRMED' as const, bankReference: referenceOf(random) },
    transferredInCents: addMoney(order.priced.totalInCents, -feeInCents),
    ...{ importedBy: importer.id, createdAt: before(decidedAt, 3 * hour), decidedBy: decider.id, decidedAt },
  }
  const line = { ...lineOf(order), remittanceId: remittance.id, feeInCents, isBooked: true }
  const posting: Dated = { at: decidedAt, by: decider.id, posting: remittancePosting(remittance, feeInCents) }
  return { remittance, line, posting }
}

/** A statement that waits for the second person: one of its lines names an order that nobody finds. */
function waiting(
  { id: carrierId }: CarrierRow,
  order: CarriedOrder,
  [importer]: readonly [Person, Person],
  random: Random,
  { now }: Moments,
) {
  const unknownInCents = 24_500_000
  const remittance = {
    ...{ id: random.uuid(), carrierId, status: 'DRAFT' as const, bankReference: referenceOf(random) },
    transferredInCents: addMoney(order.priced.totalInCents, unknownInCents),
    ...{ importedBy: importer.id, createdAt: before(now, 5 * hour) },
  }
  const of = { remittanceId: remittance.id, feeInCents: 0, isBooked: false }
  const unmatched = { position: 2, trackingCode: 'CN0000000000', orderId: null, collectedInCents: unknownInCents }
  return {
    remittance,
    lines: [
      { ...lineOf(order), ...of },
      { ...unmatched, ...of, match: 'UNKNOWN' as const },
    ],
  }
}

const referenceOf = (random: Random) => `FT${random.between(10_000_000, 99_999_999)}`
