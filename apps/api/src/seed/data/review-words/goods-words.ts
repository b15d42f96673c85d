import type { CategorySlug } from '../categories.ts'

export type Tone = 'great' | 'good' | 'mixed' | 'bad'

/** Review sentences about a category's products, by satisfaction. */
export type GoodsWords = Partial<Record<CategorySlug, Record<Tone, readonly string[]>>>
