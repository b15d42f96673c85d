import { existsSync } from 'node:fs'
import { startOfVietnamMonth } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { extensionOfPublicKey } from '../../files/file-key.ts'
import { momentsOf } from '../moments.ts'
import { emojiFile } from '../pictures/emoji-objects.ts'
import { isKept, reachedAt } from './order-shapes.ts'
import { type Demo, planDemo } from './plan-demo.ts'
import { inOrder } from './wallet-shapes.ts'
import { wordsAbout } from './words-about.ts'

const usual = planDemo(momentsOf(new Date('2026-11-21T03:00:00Z')))

const moments: readonly (readonly [string, string])[] = [
  ['in the middle of a month', '2026-11-21T03:00:00Z'],
  ['a second after a month began in Vietnam', '2026-11-30T17:00:01Z'],
  ['on the first morning of a year', '2027-01-01T02:30:00Z'],
  ['in the last minutes of February', '2027-02-28T16:50:00Z'],
  ['on the 2nd', '2026-09-02T09:00:00Z'],
  ['when one reviews what came a day ago', '2026-11-30T13:31:00Z'],
  ['when one draws a shop that had nothing on sale yet', '2026-11-21T20:00:00Z'],
  // The plan depends on the time of seeding, so the long form tests more times over a year.
  ...Array.from({ length: 20 }, (_, step) => {
    const at = new Date(Date.UTC(2026, 10, 1) + step * 439 * 3_600_000).toISOString()
    return [`at ${at}`, at] as const
  }),
]

/** Who received what, as one text each. */
const receivedBy = ({ checkouts }: Demo) =>
  new Set(
    checkouts.flatMap(({ buyer, orders }) =>
      orders
        .filter((order) => reachedAt(order, 'DELIVERED'))
        .flatMap(({ wanted }) => wanted.map(({ variant }) => `${buyer.id} ${variant.product.id}`)),
    ),
  )

test.each(moments)('planDemo: seeded %s, exactly the reviews of received goods are verified', (_, at) => {
  const demo = planDemo(momentsOf(new Date(at)))
  const received = receivedBy(demo)
  const wrong = demo.reviews.filter(
    ({ author, product, isVerified }) => isVerified !== received.has(`${author.id} ${product.id}`),
  )
  expect(wrong).toEqual([])
})

function everyMoment({ checkouts, deposits, withdrawals, reviews, products, postings }: Demo): Date[] {
  return [
    ...checkouts.flatMap(({ createdAt, orders }) => [
      createdAt,
      ...orders.flatMap(({ steps }) => steps.map(({ at }) => at)),
    ]),
    ...[...deposits, ...withdrawals].flatMap(({ createdAt, processedAt }) => [createdAt, processedAt ?? createdAt]),
    ...[...reviews, ...products].map(({ createdAt }) => createdAt),
    ...postings.map(({ at }) => at),
  ]
}

test.each(moments)(
  '[SEED-01] planDemo: seeded %s, the month has paid orders of 15,000,000 VND and nothing is in the future',
  (_, at) => {
    const now = new Date(at)
    const demo = planDemo(momentsOf(now))
    const kept = demo.checkouts
      .filter(({ createdAt }) => createdAt >= startOfVietnamMonth(now))
      .flatMap(({ orders }) => orders.filter(isKept))
    expect(kept.reduce((sum, { priced }) => sum + priced.totalInCents, 0)).toBe(1_500_000_000)
    expect(everyMoment(demo).filter((moment) => moment > now)).toEqual([])
  },
)

test.each(moments)('planDemo: seeded %s, no step to an order has fewer visitors than the next', (_, at) => {
  const { shopVisits } = planDemo(momentsOf(new Date(at)))
  const wrong = shopVisits.filter(
    ({ visits, productVisits, carts, checkouts, orders }) =>
      visits < productVisits || productVisits < carts || carts < checkouts || checkouts < orders,
  )
  expect(wrong).toEqual([])
  expect(shopVisits.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(0)
})

const mayOwe = new Set(['GATEWAY_CLEARING', 'PROMOTIONS'])

test.each(moments)('planDemo: seeded %s, no wallet or shop balance ever goes below zero', (_, at) => {
  const balances = new Map<string, number>()
  const wrong: string[] = []
  for (const { posting } of inOrder(planDemo(momentsOf(new Date(at))).postings)) {
    if (posting.entries.reduce((sum, { amountInCents }) => sum + amountInCents, 0) !== 0)
      wrong.push(posting.description)
    for (const entry of posting.entries) {
      const account = JSON.stringify({ ...entry, amountInCents: 0 })
      const balance = (balances.get(account) ?? 0) + entry.amountInCents
      balances.set(account, balance)
      if (balance < 0 && !mayOwe.has(entry.kind)) wrong.push(posting.description)
    }
  }
  expect(wrong).toEqual([])
})

test('planDemo: returns the same demo for the same time', () => {
  const again = planDemo(usual.moments)
  expect(again.checkouts.map(({ id }) => id)).toEqual(usual.checkouts.map(({ id }) => id))
  expect(again.reviews.map(({ comment }) => comment)).toEqual(usual.reviews.map(({ comment }) => comment))
})

test('planDemo: every image has a unique public key', () => {
  const keys = usual.pictures.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => extensionOfPublicKey(key) !== 'webp')).toEqual([])
})

test('planDemo: every object of every image is in the emoji package', () => {
  const missing = usual.pictures.flatMap(({ objects }) => objects).filter(({ emoji }) => !existsSync(emojiFile(emoji)))
  expect(missing.map(({ emoji }) => emoji)).toEqual([])
})

test('planDemo: products have two to four images, at least two sentences and one to four variants', () => {
  const isFew = (count: number, least: number) => count >= least && count <= 4
  const sentences = (text: string) => text.split(/[.?!](?: |$)/).length - 1
  const odd = usual.products.filter(
    ({ pictures, description, variants }) =>
      !isFew(pictures.length, 2) || !isFew(variants.length, 1) || sentences(description) < 2,
  )
  expect(odd.map(({ name }) => name)).toEqual([])
})

test('planDemo: texts are Vietnamese in NFC, without fillers or placeholders', () => {
  const { products, reviews, news } = usual
  const texts = [
    ...products.flatMap(({ name, description, tags }) => [name, description, ...tags]),
    ...reviews.flatMap(({ comment, title }) => [comment, title ?? '']),
    ...news.articles.flatMap(({ title, excerpt, content }) => [title, excerpt, content]),
  ]
  for (const text of texts) {
    expect(text).toBe(text.normalize('NFC'))
    expect(text).not.toMatch(/lorem|ipsum|todo|undefined|\{x\}|\{X\}| {2}|\.\./i)
  }
  const accented = products.filter(({ description }) => /[ăâđêôơưàáảãạèéẻẽẹìíỉĩịòóỏõọùúủũụ]/i.test(description))
  expect(accented).toHaveLength(products.length)
})

test('planDemo: no product has the same review text twice, and few sentences repeat often', () => {
  const comments = usual.reviews.map(({ product, comment }) => `${product.id} ${comment}`)
  expect(new Set(comments).size).toBe(comments.length)
  const heard = Map.groupBy(usual.reviews, ({ comment }) => comment)
  expect(Math.max(...[...heard.values()].map((same) => same.length))).toBeLessThanOrEqual(8)
})

test('planDemo: every product has fitting review sentences in every tone', () => {
  const speechless = usual.products.filter((product) =>
    Object.values(wordsAbout(product)).some((words) => words.length === 0),
  )
  expect(speechless.map(({ name }) => name)).toEqual([])
  expect(usual.reviews.filter(({ comment }) => /[{}|]/.test(comment))).toEqual([])
})

test('planDemo: articles have real paragraphs, and SEO texts respect their limits', () => {
  const { articles } = usual.news
  const published = articles.filter(({ status }) => status === 'PUBLISHED')
  expect(published.filter(({ content }) => content.length < 500)).toEqual([])
  const tooLong = articles.filter(
    ({ excerpt, metaTitle, metaDescription }) =>
      excerpt.length > 300 || (metaTitle ?? '').length > 60 || (metaDescription ?? '').length > 160,
  )
  expect(tooLong).toEqual([])
  const tags = (content: string, tag: string) => content.split(tag).length
  expect(articles.filter(({ content }) => tags(content, '<ul>') !== tags(content, '</ul>'))).toEqual([])
})
