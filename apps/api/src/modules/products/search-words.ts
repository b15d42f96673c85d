import { foldVietnamese } from '@chonoi/domain'

const mostWords = 10
/** A shorter word is rarely the beginning of what is meant, and is the beginning of very much. */
const shortestBeginning = 3
const word = /[\p{L}\p{Nd}]+/gu

export interface SearchWords {
  /** Without diacritics: "ao", "thun". */
  folded: readonly string[]
  /** As they were typed, when diacritics were typed: what has these very words comes first. */
  accented: readonly string[]
  /** Once nothing has the words: what each may have meant beside itself, in the places of `folded`; "ca phe" is two words. */
  meant?: readonly (readonly string[])[]
}

/** The words of what a person typed; letters and digits only, so that nothing of it means something to a query. */
export function searchWords(typed: string): SearchWords {
  const plain = typed.normalize('NFC').toLowerCase()
  const words = (text: string) => (text.match(word) ?? []).slice(0, mostWords)
  const folded = words(foldVietnamese(plain))
  const isAccented = foldVietnamese(plain) !== plain
  return { folded, accented: isAccented ? words(plain) : [] }
}

/**
 * For to_tsquery: every word, or what it may have meant. The last is also the beginning of one, as it may still be being typed;
 * one or two letters are so only once nothing has them as a word.
 */
export function textQuery({ folded, meant }: SearchWords): string {
  const asTyped = (one: string, place: number) =>
    place === folded.length - 1 && (meant || one.length >= shortestBeginning) ? `${one}:*` : one
  const together = (words: string) => `(${words.split(' ').join(' & ')})`
  return folded
    .map((one, place) => `(${[asTyped(one, place), ...(meant?.[place] ?? []).map(together)].join(' | ')})`)
    .join(' & ')
}

/** One or two letters that nothing has as a word: the beginning of a tenth of all words, or of more. */
export const isBeginningOfMuch = ({ folded: [first = '', ...others], meant }: SearchWords): boolean =>
  meant !== undefined && others.length === 0 && first.length < shortestBeginning
