import { centsFromVnd, isReservedSlug, numberedSlug, slugFrom } from '@chonoi/domain'
import type { ProductCondition, ProductStatus } from '@chonoi/contract'
import type { CategorySlug } from '../data/categories.ts'
import { trades } from '../data/trades.ts'
import { after, before, day, hour, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import type { Kind, Trade, Version } from '../trade.ts'
import { closePicture, familyPicture, packingPicture, type PlannedPicture, productPicture } from './plan-pictures.ts'
import type { Shop } from './plan-shops.ts'
import { priceInCents } from './price.ts'

export interface Variant {
  id: string
  product: Product
  name: string
  sku: string
  priceInCents: number
  compareAtPriceInCents: number | null
  options: Record<string, string>
  /** Stock after all orders of the demo. */
  stockLeft: number
}

export interface Product {
  id: string
  shop: Shop
  categorySlug: CategorySlug
  name: string
  /** Noun used in reviews. */
  noun: string
  slug: string
  description: string
  condition: ProductCondition
  isDigital: boolean
  isFeatured: boolean
  status: ProductStatus
  rejectionReason: string | null
  tags: string[]
  pictures: { picture: PlannedPicture; alt: string }[]
  variants: Variant[]
  /** Relative frequency of purchases. */
  popularity: number
  createdAt: Date
}

const digitalStock = 999

export function planCatalogue(shops: readonly Shop[], random: Random, moments: Moments): Product[] {
  const slugs = new Set<string>()
  return shops.flatMap((shop, shopIndex) => {
    const trade = trades.find(({ shop: slug }) => slug === shop.slug)
    if (!trade) throw new Error(`${shop.slug} sells nothing`)
    const wares = trade.kinds.flatMap((kind) => kind.versions.map((_, versionIndex) => ({ kind, versionIndex })))
    const featured = new Set(random.sample([...wares.keys()], 3))
    return wares.map(({ kind, versionIndex }, number) => {
      const product = planProduct(
        { shop, shopIndex, trade, kind, versionIndex, isFeatured: featured.has(number) },
        random,
        moments,
      )
      product.slug = freeSlug(product.name, slugs)
      product.variants = planVariants(product, trade, kind, versionIndex, number, random)
      return product
    })
  })
}

interface Ware {
  shop: Shop
  shopIndex: number
  trade: Trade
  kind: Kind
  versionIndex: number
  isFeatured: boolean
}

function planProduct(
  { shop, shopIndex, trade, kind, versionIndex, isFeatured }: Ware,
  random: Random,
  { now }: Moments,
): Product {
  const version = kind.versions[versionIndex] as Version
  const name = `${kind.name} ${version.name}`
  const span = now.getTime() - shop.createdAt.getTime()
  // Most products of a shop date from its first weeks; some came later.
  const age = span * (random.chance(0.7) ? 1 - random.next() * 0.25 : 0.06 + random.next() * 0.7)
  return {
    ...{ id: random.uuid(), shop, categorySlug: kind.category, name, noun: kind.noun, slug: '' },
    description: `${kind.about} ${version.text} ${random.pick(trade.closings.of?.[kind.category] ?? trade.closings.every)}`,
    condition: version.condition ?? 'NEW',
    isDigital: kind.isDigital ?? false,
    isFeatured,
    ...{ status: 'APPROVED', rejectionReason: null },
    tags: [...new Set([...(kind.tags ?? []), ...(version.tags ?? [])])],
    pictures: picturesOf(shop, shopIndex, kind, versionIndex, isFeatured, name),
    variants: [],
    // Few are bought often, most occasionally.
    popularity: 0.15 + random.next() ** 3 * 3 + (isFeatured ? 0.8 : 0),
    createdAt: after(before(now, Math.max(age, 6 * day)), random.between(0, 10) * hour),
  }
}

function picturesOf(
  shop: Shop,
  shopIndex: number,
  kind: Kind,
  versionIndex: number,
  isFeatured: boolean,
  name: string,
) {
  return [
    { picture: productPicture(shop.slug, shopIndex, kind, versionIndex), alt: name },
    ...(isFeatured
      ? [{ picture: closePicture(shop.slug, shopIndex, kind, versionIndex), alt: `${name} nhìn gần` }]
      : []),
    { picture: familyPicture(shop.slug, shopIndex, kind), alt: `${kind.name}, các mẫu đang có` },
    ...(kind.isDigital
      ? []
      : [{ picture: packingPicture(shop.facts, shopIndex), alt: `${shop.name} đóng hộp trước khi gửi` }]),
  ]
}

function planVariants(
  product: Product,
  trade: Trade,
  kind: Kind,
  versionIndex: number,
  number: number,
  random: Random,
): Variant[] {
  const { choices } = kind
  const base = kind.price * (kind.versions[versionIndex]?.price ?? 1)
  const discount = random.chance(0.24) ? random.pick([0.08, 0.1, 0.12, 0.15, 0.2, 0.25, 0.3]) : 0
  const isSoldOut = !product.isDigital && random.chance(0.035)
  const prefix = product.shop.slug
    .split('-')
    .map((word) => word[0])
    .join('')
    .toUpperCase()
  return (choices?.of ?? [['', 1] as const]).map(([label, factor], index) => {
    const price = priceInCents(base * factor, trade.pricesEnd)
    const whole = discount > 0 ? priceInCents((base * factor) / (1 - discount), trade.pricesEnd) : price
    return {
      id: random.uuid(),
      product,
      name: label,
      sku: `${prefix}-${String(number + 1).padStart(3, '0')}${choices ? `-${index + 1}` : ''}`,
      priceInCents: price,
      compareAtPriceInCents: whole > price ? whole : null,
      options: choices ? { [choices.option]: label } : {},
      stockLeft: product.isDigital ? digitalStock : isSoldOut ? 0 : stockFor(price, product, random),
    }
  })
}

/** Picks the stock: dozens of cheap products, few of expensive or used ones. Some are nearly sold out. */
function stockFor(price: number, { condition }: Product, random: Random): number {
  if (condition === 'USED') return random.between(1, 2)
  if (random.chance(0.05)) return random.between(1, 3)
  if (price > centsFromVnd(1_500_000)) return random.between(3, 12)
  return random.between(8, price < centsFromVnd(100_000) ? 140 : 60)
}

function freeSlug(name: string, taken: Set<string>): string {
  const wished = slugFrom(name)
  for (let attempt = 1; ; attempt++) {
    const slug = numberedSlug(wished, attempt)
    if (taken.has(slug) || isReservedSlug(slug)) continue
    taken.add(slug)
    return slug
  }
}
