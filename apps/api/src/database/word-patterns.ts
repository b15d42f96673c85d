import { searchText } from '@chonoi/domain'
import { likePattern } from './like-pattern.ts'

/**
 * `like` patterns of the typed words, for folded texts. None when there is no letter or figure. A code such as NT-25, a word with
 * signs and figures, is one word: its parts stand beside each other in what is found.
 */
export function wordPatterns(typed: string): readonly string[] {
  return typed
    .split(/\s+/u)
    .map(searchText)
    .flatMap((word) => (/\d/.test(word) ? [word] : word.split(' ')))
    .filter((word) => word !== '')
    .map(likePattern)
}
