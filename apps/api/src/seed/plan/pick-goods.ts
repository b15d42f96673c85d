import { centsFromVnd } from '@chonoi/domain'
import type { Random } from '../random.ts'
import type { Wanted } from './order-shapes.ts'
import type { Product } from './plan-catalogue.ts'

/** Returns a product's weight. Cheap products are bought more often than expensive ones. */
function appeal({ popularity, variants }: Product): number {
  const price = variants[0]?.priceInCents ?? 0
  const usual = centsFromVnd(100_000)
  return popularity * Math.min(1, usual / Math.max(price, 1)) ** 1.8
}

/** Picks a buyer's purchases from one shop: one to four products that were on sale at the time. */
export function pickGoods(products: readonly Product[], at: Date, random: Random): Wanted[] {
  const onSale = products.filter(({ createdAt }) => createdAt < at)
  const count = Math.min(onSale.length, random.pick([1, 1, 1, 2, 2, 2, 3, 4]))
  const chosen: Product[] = []
  while (chosen.length < count) {
    const product = weighted(
      onSale.filter((candidate) => !chosen.includes(candidate)),
      random,
    )
    chosen.push(product)
  }
  return chosen.map((product) => {
    const variant = random.pick(product.variants)
    const isSingle = product.isDigital || product.condition !== 'NEW' || variant.priceInCents > centsFromVnd(150_000)
    return { variant, quantity: isSingle ? 1 : random.pick([1, 1, 1, 2, 2, 3]) }
  })
}

function weighted(products: readonly Product[], random: Random): Product {
  const total = products.reduce((sum, product) => sum + appeal(product), 0)
  let left = random.next() * total
  for (const product of products) {
    left -= appeal(product)
    if (left <= 0) return product
  }
  return products.at(-1) as Product
}
