import { type Cents, multiplyMoney } from '@chonoi/domain'

/** A line of the cart in this browser, in the documented shape plus the variant. */
export interface LocalCartLine {
  readonly productId: string
  /** Absent for the product's default variant. */
  readonly variantId?: string
  readonly quantity: number
  readonly priceInCents: Cents
  readonly lineTotal: Cents
}

/** The identity of a line: product and variant. */
export type LineKey = Pick<LocalCartLine, 'productId' | 'variantId'>

/** The contract's limits for quantity per line and lines per cart. */
export const maxLineQuantity = 999
export const maxCartLines = 100

export function isSameThing(one: LineKey, other: LineKey): boolean {
  return one.productId === other.productId && one.variantId === other.variantId
}

/** Creates a line with its total. The quantity is capped at the limit. */
export function cartLine(key: LineKey, wantedQuantity: number, priceInCents: Cents): LocalCartLine {
  const quantity = Math.min(wantedQuantity, maxLineQuantity)
  return {
    productId: key.productId,
    ...(key.variantId === undefined ? {} : { variantId: key.variantId }),
    quantity,
    priceInCents,
    lineTotal: multiplyMoney(priceInCents, quantity),
  }
}

/** Parses stored lines and skips anything invalid, since other scripts can write there. */
export function parseCartLines(text: string | null): readonly LocalCartLine[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter(isLine)
      .map((line) => cartLine(line, line.quantity, line.priceInCents))
      .slice(0, maxCartLines)
  } catch {
    return []
  }
}

function isLine(value: unknown): value is LocalCartLine {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Partial<Record<keyof LocalCartLine, unknown>>
  return (
    typeof line.productId === 'string' &&
    (line.variantId === undefined || typeof line.variantId === 'string') &&
    isCount(line.quantity) &&
    line.quantity > 0 &&
    isCount(line.priceInCents)
  )
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
