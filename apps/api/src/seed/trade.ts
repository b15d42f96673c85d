import type { CategorySlug } from './data/categories.ts'

/** Turns the colours of a picture: degrees on the wheel, and factors. */
export interface Tint {
  hue?: number
  saturation?: number
  brightness?: number
}

/** What sets one product of a kind apart: a glaze, a cloth, a growing region. */
export interface Version {
  /** Follows the kind's name. */
  name: string
  /** One sentence of the description. */
  text: string
  /** A factor on the kind's price. */
  price?: number
  tint?: Tint
  tags?: readonly string[]
  condition?: 'USED' | 'REFURBISHED'
  /** When the object looks different from the kind's. */
  emoji?: string
}

/** One way to choose a variant: up to four labels, each with a factor on the price. */
export interface Choices {
  option: string
  of: readonly (readonly [label: string, price: number])[]
}

export interface Kind {
  name: string
  /** What buyers call it in a review, e.g. "bình hoa". */
  noun: string
  category: CategorySlug
  /** Or the name of an object drawn for the demo, `ao-dai`. */
  emoji: string
  /** A small second object of its pictures. */
  beside?: string
  about: string
  /** In thousand VND. */
  price: number
  versions: readonly Version[]
  choices?: Choices
  tags?: readonly string[]
  isDigital?: boolean
}

/** Everything one shop sells. */
export interface Trade {
  shop: string
  /** The hundreds of a price: 189.000 or 190.000. */
  pricesEnd: 'nine' | 'round'
  /** Last sentences of descriptions: packing, care, warranty. */
  closings: { every: readonly string[]; of?: Partial<Record<CategorySlug, readonly string[]>> }
  kinds: readonly Kind[]
}

export function version(name: string, text: string, more: Omit<Version, 'name' | 'text'> = {}): Version {
  return { name, text, ...more }
}

export function choices(option: string, ...of: Choices['of']): Choices {
  return { option, of }
}
