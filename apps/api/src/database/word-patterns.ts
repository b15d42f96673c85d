import { searchText } from '@chonoi/domain'
import { likePattern } from './like-pattern.ts'

/** `like` patterns of the typed words, for folded texts. None when there is no letter or figure. */
export function wordPatterns(typed: string): readonly string[] {
  const folded = searchText(typed)
  if (folded === '') return []
  // A code such as NT-25 stays together.
  return (/\s/u.test(typed.trim()) ? folded.split(' ') : [folded]).map(likePattern)
}
