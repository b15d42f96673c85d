import { foldForSearch } from '../text/fold-vietnamese.ts'

/** A word that fewer browsers looked for is not shown: it may be about somebody. */
export const shownMissesFrom = 3
export const missedSearchLength = { min: 2, max: 60 } as const

/** Addresses, telephone and account numbers have no place in sums of searches. */
const personal = /@|\d{6,}/

/**
 * Returns what is counted of a search without results: its words without marks and capitals. Undefined where nothing is:
 * too short, too long, or what may be about a person.
 */
export function missedSearch(text: string): string | undefined {
  const words = foldForSearch(text)
  if (personal.test(words.replaceAll(/[\s.-]/g, ''))) return undefined
  const { min, max } = missedSearchLength
  return words.length >= min && words.length <= max ? words : undefined
}
