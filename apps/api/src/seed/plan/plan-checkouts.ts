import { centsFromVnd } from '@chonoi/domain'
import { before, hour, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { BookCoupon } from './coupon-book.ts'
import { exactOrder } from './exact-order.ts'
import { makeCheckout } from './make-checkout.ts'
import { pickCourse } from './order-course.ts'
import { type Checkout, type Course, isKept, type Wanted } from './order-shapes.ts'
import { pastTimes, timeThisMonth } from './order-times.ts'
import { pickGoods } from './pick-goods.ts'
import type { Product } from './plan-catalogue.ts'
import type { Person } from './plan-people.ts'
import type { Shop } from './plan-shops.ts'

/** Total of the current month's paid orders (SEED-01). */
const monthlyRevenueInCents = centsFromVnd(15_000_000)

export interface Market {
  shops: readonly Shop[]
  products: readonly Product[]
  customers: readonly Person[]
  /** The demo's buyer accounts. Their only orders are those in `stories`. */
  customer: Person
  multi: Person
  coupons: readonly BookCoupon[]
}

/** Age in hours, shops and outcome: one order in every state for the customer account. */
const stories: readonly (readonly [hours: number, shops: readonly string[], course: Course])[] = [
  [0.6, ['gom-bat-trang'], 'delivered'],
  [19, ['tiem-sach-hien-nha', 'ca-phe-ray-do'], 'delivered'],
  [44, ['trai-cay-cai-rang'], 'delivered'],
  [9 * 24, ['gom-bat-trang', 'bep-am'], 'delivered'],
  [21 * 24, ['huong-dong'], 'delivered'],
  [34 * 24, ['dien-tu-sao-mai'], 'cancelled_by_buyer'],
  [52 * 24, ['cay-canh-sa-dec'], 'refunded'],
  [75 * 24, ['gau-nau', 'tiem-sach-hien-nha'], 'delivered'],
  [140 * 24, ['ao-dai-to-vang'], 'delivered'],
]

/** Plans every checkout of the demo, oldest first. */
export function planCheckouts(market: Market, random: Random, moments: Moments): Checkout[] {
  const told = tellStories(market, random, moments)
  const past = pastTimes(random, moments).map((at) => usualCheckout(market, at, random, moments, pickPastCoupon))
  const thisMonth = fillMonth(market, told, random, moments)
  return [...told, ...past, ...thisMonth].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

function tellStories({ products, customers, customer, multi }: Market, random: Random, moments: Moments): Checkout[] {
  const tell = (buyer: Person, hours: number, shops: readonly string[], course: Course) => {
    const createdAt = before(moments.now, hours * hour)
    const wanted = shops.flatMap((slug) => pickGoods(affordable(products, slug), createdAt, random))
    return makeCheckout({ buyer, createdAt, wanted, course }, random, moments)
  }
  return [
    ...stories.map((story) => tell(customer, ...story)),
    tell(multi, 12 * 24, ['thuyen-thung'], 'delivered'),
    tell(multi, 88 * 24, ['bien-xanh'], 'delivered'),
    // Open orders for the demo's seller.
    ...[2, 5, 13, 27, 50].flatMap((hours, index) => {
      const buyer = customers[index * 7]
      return buyer ? [tell(buyer, hours, ['gom-bat-trang'], 'delivered')] : []
    }),
  ]
}

const affordable = (products: readonly Product[], slug: string) =>
  products.filter(
    ({ shop, variants }) => shop.slug === slug && (variants[0]?.priceInCents ?? 0) < centsFromVnd(700_000),
  )

type PickCoupon = (
  market: Market,
  buyer: Person,
  wanted: readonly Wanted[],
  at: Date,
  random: Random,
) => BookCoupon | null

function usualCheckout(
  market: Market,
  createdAt: Date,
  random: Random,
  moments: Moments,
  pickCoupon: PickCoupon,
): Checkout {
  const buyer = random.pick(buyersAt(createdAt, market))
  // A new shop may not have products yet.
  const selling = new Set(market.products.filter((product) => product.createdAt < createdAt).map(({ shop }) => shop))
  const open = market.shops.filter((shop) => selling.has(shop) && shop.createdAt < before(createdAt, 24 * hour))
  const shops = random.sample(open, random.chance(0.16) ? 2 : 1)
  const wanted = shops.flatMap((shop) =>
    pickGoods(
      market.products.filter((product) => product.shop === shop),
      createdAt,
      random,
    ),
  )
  const coupon = pickCoupon(market, buyer, wanted, createdAt, random)
  const checkout = makeCheckout({ buyer, createdAt, wanted, coupon, course: pickCourse(random) }, random, moments)
  useCoupon(checkout)
  return checkout
}

/**
 * Returns the customers who may buy: the first purchase comes at least two hours after registration, because the first
 * deposit takes one.
 */
const buyersAt = (at: Date, { customers }: Market) =>
  customers.filter((customer) => customer.createdAt < before(at, 2 * hour))

/** Plans checkouts of the current month. The last one makes the month's paid orders reach the documented total. */
function fillMonth(market: Market, told: readonly Checkout[], random: Random, moments: Moments): Checkout[] {
  const made: Checkout[] = []
  let missing = monthlyRevenueInCents - keptSince(moments.monthStart, told)
  while (missing > centsFromVnd(1_500_000)) {
    const checkout = usualCheckout(market, timeThisMonth(random, moments), random, moments, pickFixedCoupon)
    const kept = keptSince(moments.monthStart, [checkout])
    if (missing - kept < centsFromVnd(450_000)) {
      dropCoupon(checkout)
      continue
    }
    made.push(checkout)
    missing -= kept
  }
  const wanted = exactOrder(market.products, missing)
  const createdAt = timeThisMonth(random, moments)
  const buyer = random.pick(buyersAt(createdAt, market))
  made.push(makeCheckout({ buyer, createdAt, wanted, course: 'delivered' }, random, moments))
  return made
}

function keptSince(from: Date, checkouts: readonly Checkout[]): number {
  return checkouts
    .filter(({ createdAt }) => createdAt >= from)
    .flatMap(({ orders }) => orders.filter(isKept))
    .reduce((sum, { priced }) => sum + priced.totalInCents, 0)
}

const mayUse = ({ facts, uses }: BookCoupon, buyer: Person, wanted: readonly Wanted[], at: Date) =>
  facts.isActive &&
  facts.validFrom <= at &&
  at < facts.validUntil &&
  (facts.perUserLimit === null || uses.filter(({ userId }) => userId === buyer.id).length < facts.perUserLimit) &&
  amountOf(wanted, facts.tenantId) >= Math.max(facts.minimumAmount, 1)

const amountOf = (wanted: readonly Wanted[], tenantId: string | null) =>
  wanted
    .filter(({ variant }) => tenantId === null || variant.product.shop.id === tenantId)
    .reduce((sum, { variant, quantity }) => sum + variant.priceInCents * quantity, 0)

const pickPastCoupon: PickCoupon = ({ coupons }, buyer, wanted, at, random) => {
  const usable = coupons.filter((coupon) => mayUse(coupon, buyer, wanted, at))
  return usable.length > 0 && random.chance(0.3) ? random.pick(usable) : null
}

/** Picks fixed-amount coupons only for the current month, whose total must stay a sum of whole thousands. */
const pickFixedCoupon: PickCoupon = ({ coupons, ...market }, ...rest) =>
  pickPastCoupon({ ...market, coupons: coupons.filter(({ facts }) => facts.discountType === 'FIXED_AMOUNT') }, ...rest)

/** Records the use of a coupon, unless all of its orders were cancelled. */
function useCoupon({ id: groupId, buyer, coupon, orders, createdAt }: Checkout): void {
  if (orders.some((order) => order.steps.at(-1)?.status !== 'CANCELLED')) {
    const discountInCents = orders.reduce((sum, { priced }) => sum + priced.discountInCents, 0)
    coupon?.uses.push({ userId: buyer.id, groupId, discountInCents, createdAt })
  }
}

function dropCoupon({ id, coupon }: Checkout): void {
  if (coupon) coupon.uses = coupon.uses.filter(({ groupId }) => groupId !== id)
}
