import { goodsWords } from '../data/review-words/goods.ts'
import type { Tone } from '../data/review-words/goods-words.ts'
import type { Product } from './plan-catalogue.ts'

type Described = Pick<Product, 'name' | 'noun' | 'categorySlug'>

/** Returns review sentences for a product: those of its category, without those about other products in it. */
export function wordsAbout(product: Described): Record<Tone, readonly string[]> {
  const { great, good, mixed, bad } = goodsWords[product.categorySlug]
  const fitting = (sentences: readonly string[]) => sentences.flatMap((sentence) => fit(sentence, product))
  return { great: fitting(great), good: fitting(good), mixed: fitting(mixed), bad: fitting(bad) }
}

/**
 * Filters by condition: "{khăn|túi} Mép chưa được gọn." applies only to products whose name or noun contains one of the
 * words.
 */
function fit(sentence: string, { name, noun }: Described): string[] {
  const [, only, text] = /^\{([^}]{2,})\} (.+)$/.exec(sentence) ?? []
  if (only === undefined || text === undefined) return [sentence]
  const called = `${noun} ${name}`.toLowerCase()
  return only.split('|').some((word) => called.includes(word)) ? [text] : []
}
