import type { CartItem, Product, TenantSummary } from '@chonoi/contract'
import type { LocalCartLine } from '@chonoi/api-client'

/** A line of the server's or the guest's cart, as the screen shows it. */
export interface CartLineView {
  /** Identifies the variant, the same in both carts. */
  key: string
  productId: string
  variantId: string | undefined
  /** Empty while the product is unknown. */
  name: string
  variantName: string | null
  imageUrl: string | null
  tenant: TenantSummary | null
  quantity: number
  priceInCents: number
  /** The price when it was added, if it has changed since. */
  priceBeforeInCents: number | null
  lineTotal: number
  availableStock: number
  /** Whether it can be bought as is; `gone`: no longer on the site, `unknown`: could not be fetched. */
  state: 'ready' | 'short' | 'gone' | 'loading' | 'unknown'
}

export function serverLine(item: CartItem): CartLineView {
  return {
    key: item.id,
    productId: item.productId,
    variantId: item.variantId,
    name: item.name,
    variantName: item.variantName,
    imageUrl: item.imageUrl,
    tenant: item.tenant,
    quantity: item.quantity,
    priceInCents: item.priceInCents,
    priceBeforeInCents: null,
    lineTotal: item.lineTotal,
    availableStock: item.availableStock,
    state: item.isAvailable ? 'ready' : item.availableStock < item.quantity ? 'short' : 'gone',
  }
}

const keyOf = (line: LocalCartLine) => `${line.productId}/${line.variantId ?? ''}`

/** Builds a guest's line from current catalogue data. */
export function guestLine(line: LocalCartLine, product: Product): CartLineView {
  const variant = product.variants.find((one) => (line.variantId ? one.id === line.variantId : one.isDefault))
  if (!variant) return { ...guestLineWithout(line, 'gone'), name: product.name }
  return {
    key: keyOf(line),
    productId: line.productId,
    variantId: line.variantId,
    name: product.name,
    variantName: product.variants.length > 1 ? variant.name : null,
    imageUrl: product.images[0]?.url ?? null,
    tenant: product.tenant,
    quantity: line.quantity,
    priceInCents: variant.priceInCents,
    priceBeforeInCents: variant.priceInCents === line.priceInCents ? null : line.priceInCents,
    lineTotal: variant.priceInCents * line.quantity,
    availableStock: variant.availableStock,
    state: variant.availableStock < line.quantity ? 'short' : 'ready',
  }
}

/** Builds a guest's line whose product isn't known (yet). */
export function guestLineWithout(line: LocalCartLine, state: 'loading' | 'gone' | 'unknown'): CartLineView {
  return {
    key: keyOf(line),
    productId: line.productId,
    variantId: line.variantId,
    name: '',
    variantName: null,
    imageUrl: null,
    tenant: null,
    quantity: line.quantity,
    priceInCents: line.priceInCents,
    priceBeforeInCents: null,
    lineTotal: line.lineTotal,
    availableStock: 0,
    state,
  }
}

export interface ShopLines {
  tenant: TenantSummary | null
  lines: CartLineView[]
}

/** Groups lines by shop, in order of first appearance. */
export function linesByShop(lines: readonly CartLineView[]): ShopLines[] {
  const shops = new Map<string, ShopLines>()
  for (const line of lines) {
    const id = line.tenant?.id ?? ''
    const shop = shops.get(id) ?? { tenant: line.tenant, lines: [] }
    shop.lines.push(line)
    shops.set(id, shop)
  }
  return [...shops.values()]
}
