import { foldVietnamese } from '@chonoi/domain'

const mostWords = 10
/** Shorter words are rarely meant as a prefix and match too much as one. */
const shortestBeginning = 3
const word = /[\p{L}\p{Nd}]+/gu

export interface SearchWords {
  /** Words without diacritics: "ao", "thun". */
  folded: readonly string[]
  /** Words as typed, when diacritics were typed. Exact matches come first. */
  accented: readonly string[]
  /** Corrections of each word of `folded`, set once nothing matches. "ca phe" is two words. */
  meant?: readonly (readonly string[])[]
}

/** Splits typed text into words of letters and digits only, so that it contains no query operators. */
export function searchWords(typed: string): SearchWords {
  const plain = typed.normalize('NFC').toLowerCase()
  const words = (text: string) => (text.match(word) ?? []).slice(0, mostWords)
  const folded = words(foldVietnamese(plain))
  const isAccented = foldVietnamese(plain) !== plain
  return { folded, accented: isAccented ? words(plain) : [] }
}

/**
 * Builds the to_tsquery text: every word or one of its corrections. The last word is also a prefix, as it may be
 * unfinished. One or two letters are a prefix only once no whole word matches.
 */
export function textQuery({ folded, meant }: SearchWords): string {
  const asTyped = (one: string, place: number) =>
    place === folded.length - 1 && (meant || one.length >= shortestBeginning) ? `${one}:*` : one
  const together = (words: string) => `(${words.split(' ').join(' & ')})`
  return folded
    .map((one, place) => `(${[asTyped(one, place), ...(meant?.[place] ?? []).map(together)].join(' | ')})`)
    .join(' & ')
}

/**
 * Whether the search is one or two letters that match no whole word, and so is the prefix of a tenth of all words or
 * more.
 */
export const isBeginningOfMuch = ({ folded: [first = '', ...others], meant }: SearchWords): boolean =>
  meant !== undefined && others.length === 0 && first.length < shortestBeginning
