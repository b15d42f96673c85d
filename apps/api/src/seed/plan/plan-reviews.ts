import { wordsAbout } from './words-about.ts'
import type { Tone } from '../data/review-words/goods-words.ts'
import { downloadWords, serviceWords, titles } from '../data/review-words/about-service.ts'
import { after, before, day, hour, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import { type Checkout, reachedAt } from './order-shapes.ts'
import type { Product } from './plan-catalogue.ts'
import type { Person } from './plan-people.ts'

export interface PlannedReview {
  id: string
  product: Product
  author: Person
  rating: number
  title: string | null
  comment: string
  isVerified: boolean
  createdAt: Date
  /** What the platform decided; approved where it left the review alone. */
  decision?: { status: 'REJECTED'; moderationReason: string; awaitsDecision: boolean }
}

const wishedReviews = 900

/** Plans reviews. Most customers review what they received; others review products that they didn't buy here. */
export function planReviews(
  products: readonly Product[],
  checkouts: readonly Checkout[],
  people: readonly Person[],
  random: Random,
  moments: Moments,
): PlannedReview[] {
  const quality = new Map(products.map((product) => [product, qualityOf(random)]))
  const wordsUsed = new Set<string>()
  const taken = new Set<string>()
  const isFree = (author: Person, product: Product) => !taken.has(author.id + product.id)
  const write = (author: Person, product: Product, createdAt: Date, isVerified: boolean): PlannedReview => {
    taken.add(author.id + product.id)
    const rating = rate(quality.get(product) ?? 0.7, random)
    return {
      ...words(product, rating, wordsUsed, random),
      id: random.uuid(),
      product,
      author,
      rating,
      isVerified,
      createdAt,
    }
  }
  const delivered = deliveries(checkouts)
  const received = delivered.filter(({ at }) => at < before(moments.now, 30 * hour))
  const reviews: PlannedReview[] = []
  for (const { buyer, product, at } of received) {
    const latest = Math.min((moments.now.getTime() - at.getTime()) / hour - 5, 240)
    if (isFree(buyer, product) && random.chance(0.87))
      reviews.push(write(buyer, product, after(at, random.between(3, Math.max(4, Math.floor(latest))) * hour), true))
  }
  const bought = new Set(delivered.map(({ buyer, product }) => buyer.id + product.id))
  while (reviews.length < wishedReviews) {
    const [author, product] = [random.pick(people), random.pick(products)]
    const oldest = Math.max(product.createdAt.getTime(), author.createdAt.getTime())
    const span = moments.now.getTime() - oldest - 3 * day
    if (span < day || bought.has(author.id + product.id) || !isFree(author, product)) continue
    reviews.push(write(author, product, after(new Date(oldest), day + random.next() * span), false))
  }
  return reviews
}

function deliveries(checkouts: readonly Checkout[]) {
  return checkouts.flatMap(({ buyer, orders }) =>
    orders.flatMap((order) => {
      const at = reachedAt(order, 'DELIVERED')
      return at ? order.wanted.map(({ variant }) => ({ buyer, product: variant.product, at })) : []
    }),
  )
}

/** Picks a product's quality: mostly very good, rarely bad. */
const qualityOf = (random: Random) => (random.chance(0.07) ? 0.35 : random.chance(0.3) ? 0.66 : 0.84)

function rate(quality: number, random: Random): number {
  const luck = random.next()
  if (luck < quality * 0.86) return 5
  if (luck < quality * 0.86 + 0.2) return 4
  if (luck < quality * 0.5 + 0.52) return random.chance(0.6) ? 4 : 3
  return random.pick([3, 3, 2, 2, 1])
}

const toneOf = (rating: number): Tone =>
  rating === 5 ? 'great' : rating === 4 ? 'good' : rating === 3 ? 'mixed' : 'bad'

/** Composes one to three sentences that fit the rating, without repeating a text. */
function words(
  product: Product,
  rating: number,
  used: Set<string>,
  random: Random,
): { title: string | null; comment: string } {
  const tone = toneOf(rating)
  const goods = wordsAbout(product)
  const services: Record<Tone, readonly string[]> = product.isDigital ? downloadWords : serviceWords
  const praise = [random.pick(goods.great), random.pick(services.great)]
  for (let attempt = 0; ; attempt++) {
    const [about, service] = [random.pick(goods[tone]), random.pick(services[tone])]
    const sentences = {
      great: random.pick([[about], [about, service], [service, about], [about, service, random.pick(services.great)]]),
      good: random.pick([[praise[0], about], [praise[0], service], [praise[1], about], [about]]),
      mixed: random.pick([[about], [about, service], [praise[1], about]]),
      bad: random.pick([[about], [about, service], [service, about]]),
    }[tone]
    const comment = [...new Set(sentences)]
      .join(' ')
      .replaceAll('{x}', product.noun)
      .replaceAll('{X}', product.noun.charAt(0).toUpperCase() + product.noun.slice(1))
    if (used.has(product.id + comment) && attempt < 200) continue
    used.add(product.id + comment)
    return { comment, title: random.chance(0.42) ? random.pick(titles[tone]) : null }
  }
}
