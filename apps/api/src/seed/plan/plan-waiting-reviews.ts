import { waitingReviews } from '../data/review-words/waiting.ts'
import { before, hour, type Moments } from '../moments.ts'
import { seededRandom } from '../random.ts'
import { type Checkout, reachedAt } from './order-shapes.ts'
import type { Product } from './plan-catalogue.ts'
import type { Person } from './plan-people.ts'
import type { PlannedReview } from './plan-reviews.ts'

/** Plans the reviews that the platform rejected, with those that wait for another decision. */
export function planWaitingReviews(
  products: readonly Product[],
  people: readonly Person[],
  { written, checkouts }: { written: readonly PlannedReview[]; checkouts: readonly Checkout[] },
  { now }: Moments,
): PlannedReview[] {
  // Its own numbers, so that what is drawn elsewhere stays the same.
  const random = seededRandom(2_033)
  const old = products.filter((product) => product.createdAt < before(now, 200 * hour) && !product.isDigital)
  const goods = random.sample(old, waitingReviews.length)
  return waitingReviews.flatMap(({ ago, isChanged, rejectedBecause, ...words }, index) => {
    const product = goods[index]
    const authors = people.filter(
      (person) =>
        person.createdAt < before(now, 200 * hour) &&
        !written.some((review) => review.product === product && review.author === person),
    )
    if (!product) return []
    const author = random.pick(authors)
    const isVerified = hasReceived(checkouts, author, product)
    const facts = { product, author, isVerified, createdAt: before(now, ago * hour) }
    return [
      {
        ...{ id: random.uuid(), ...facts, ...words },
        decision: { status: 'REJECTED' as const, moderationReason: rejectedBecause, awaitsDecision: isChanged },
      },
    ]
  })
}

const hasReceived = (checkouts: readonly Checkout[], person: Person, product: Product): boolean =>
  checkouts.some(
    ({ buyer, orders }) =>
      buyer === person &&
      orders.some(
        (order) =>
          reachedAt(order, 'DELIVERED') !== null && order.wanted.some(({ variant }) => variant.product === product),
      ),
  )
