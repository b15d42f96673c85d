import type { Wanted } from './order-shapes.ts'
import type { Product, Variant } from './plan-catalogue.ts'

/**
 * Finds a cart of one shop with a total of exactly `totalInCents`, shipping included. It has up to three lines: a pair
 * of products and a third that costs the remainder. Prices are whole thousands, so a total of whole thousands always
 * has a solution.
 */
export function exactOrder(products: readonly Product[], totalInCents: number): Wanted[] {
  for (const [, own] of Map.groupBy(products, ({ shop }) => shop.id)) {
    const goods = own.filter(({ isDigital, condition }) => !isDigital && condition === 'NEW')
    const shipping = goods[0]?.shop.shippingFeeInCents ?? 0
    const found = linesFor(
      goods.flatMap(({ variants }) => variants),
      totalInCents - shipping,
    )
    if (found) return found
  }
  throw new Error(`no order comes to ${totalInCents} cents`)
}

function linesFor(variants: readonly Variant[], total: number): Wanted[] | undefined {
  const lines = variants
    .flatMap((variant) => [1, 2].map((quantity) => ({ variant, quantity })))
    .filter((line) => costOf(line) <= total)
  const byCost = new Map(lines.map((line) => [costOf(line), line]))
  const isNew = (line: Wanted, ...others: Wanted[]) =>
    others.every(({ variant }) => variant.product !== line.variant.product)
  const alone = byCost.get(total)
  if (alone) return [alone]
  for (const first of lines) {
    const second = byCost.get(total - costOf(first))
    if (second && isNew(second, first)) return [first, second]
  }
  for (const first of lines)
    for (const second of lines) {
      const third = byCost.get(total - costOf(first) - costOf(second))
      if (third && isNew(second, first) && isNew(third, first, second)) return [first, second, third]
    }
  return undefined
}

const costOf = ({ variant, quantity }: Wanted) => variant.priceInCents * quantity
