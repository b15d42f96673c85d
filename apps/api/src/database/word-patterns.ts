import { searchText } from '@chonoi/domain'
import { likePattern } from './like-pattern.ts'

/**
 * `like` patterns of the typed words, for folded texts. None when there is no letter or figure. What is typed without a blank
 * stays together, as does a code with figures such as NT-25 beside other words: its parts stand next to each other in what is found.
 */
export function wordPatterns(typed: string): readonly string[] {
  const words = typed.trim().split(/\s+/u).map(searchText)
  const parts = words.length === 1 ? words : words.flatMap((word) => (/\d/.test(word) ? [word] : word.split(' ')))
  return parts.filter((word) => word !== '').map(likePattern)
}
