import type { CategorySlug } from '../categories.ts'

export type Tone = 'great' | 'good' | 'mixed' | 'bad'

/** Sentences about the goods of a category, by how content the buyer is. */
export type GoodsWords = Partial<Record<CategorySlug, Record<Tone, readonly string[]>>>
