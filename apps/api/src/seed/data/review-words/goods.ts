import type { CategorySlug } from '../categories.ts'
import { craftWords } from './about-crafts.ts'
import { foodWords } from './about-food.ts'
import { homeAndBodyWords } from './about-home-and-body.ts'
import { machineAndBookWords } from './about-machines-and-books.ts'
import { outdoorWords } from './about-outdoors.ts'
import type { Tone } from './goods-words.ts'

/** Review sentences of every category with products. */
export const goodsWords: Record<CategorySlug, Record<Tone, readonly string[]>> = {
  ...craftWords,
  ...foodWords,
  ...machineAndBookWords,
  ...homeAndBodyWords,
  ...outdoorWords,
}
