import { goodsWords } from '../data/review-words/goods.ts'
import type { Tone } from '../data/review-words/goods-words.ts'
import type { Product } from './plan-catalogue.ts'

type Described = Pick<Product, 'name' | 'noun' | 'categorySlug'>

/** What may be said of a product: the sentences of its category, without those about other things in it. */
export function wordsAbout(product: Described): Record<Tone, readonly string[]> {
  const { great, good, mixed, bad } = goodsWords[product.categorySlug]
  const fitting = (sentences: readonly string[]) => sentences.flatMap((sentence) => fit(sentence, product))
  return { great: fitting(great), good: fitting(good), mixed: fitting(mixed), bad: fitting(bad) }
}

/** "{khăn|túi} Mép chưa được gọn." is said of products whose name or noun holds one of the words, and of no others. */
function fit(sentence: string, { name, noun }: Described): string[] {
  const [, only, text] = /^\{([^}]{2,})\} (.+)$/.exec(sentence) ?? []
  if (only === undefined || text === undefined) return [sentence]
  const called = `${noun} ${name}`.toLowerCase()
  return only.split('|').some((word) => called.includes(word)) ? [text] : []
}
