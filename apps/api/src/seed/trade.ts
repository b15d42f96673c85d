import type { CategorySlug } from './data/categories.ts'

/** Tints an image: hue rotation in degrees, and factors. */
export interface Tint {
  /** Paints its coloured parts in this colour, #rrggbb, with their shading; the other values don't count. */
  paint?: string
  /**
   * What is painted: the colourful parts; the pale ones around something dark, like a cup of coffee; the red ones, like
   * the ribbon of a hat; or those of baked clay, like a pot with a plant.
   */
  paints?: 'colourful' | 'pale' | 'red' | 'clay'
  hue?: number
  saturation?: number
  brightness?: number
}

/** Variation of a kind: a glaze, a fabric, a growing region. */
export interface Version {
  /** Appended to the kind's name. */
  name: string
  /** A sentence of the description. */
  text: string
  /** Factor on the kind's price. */
  price?: number
  tint?: Tint
  tags?: readonly string[]
  condition?: 'USED' | 'REFURBISHED'
  /** Replaces the kind's object when this one looks different. */
  emoji?: string
}

/** A choice of variants: up to four labels, each with a factor on the price. */
export interface Choices {
  option: string
  of: readonly (readonly [label: string, price: number])[]
}

export interface Kind {
  name: string
  /** Noun used in reviews, e.g. "bình hoa". */
  noun: string
  category: CategorySlug
  /** An emoji, or the name of an object drawn for the demo, `ao-dai`. */
  emoji: string
  /** A small second object of its images. */
  beside?: string
  about: string
  /** Price in thousand VND. */
  price: number
  versions: readonly Version[]
  choices?: Choices
  tags?: readonly string[]
  isDigital?: boolean
}

/** All products of a shop. */
export interface Trade {
  shop: string
  /** Price endings: 189.000 or 190.000. */
  pricesEnd: 'nine' | 'round'
  /** Closing sentences of descriptions: packaging, care, warranty. */
  closings: { every: readonly string[]; of?: Partial<Record<CategorySlug, readonly string[]>> }
  kinds: readonly Kind[]
}

export function version(name: string, text: string, more: Omit<Version, 'name' | 'text'> = {}): Version {
  return { name, text, ...more }
}

export function choices(option: string, ...of: Choices['of']): Choices {
  return { option, of }
}
