import { markedText, searchText } from '@chonoi/domain'

const maxWords = 10
/** Shorter words are rarely meant as a prefix and match too much as one. */
const shortestBeginning = 3

export interface SearchWords {
  /** As typed, for names without a letter or figure. */
  typed: string
  /** Words without diacritics: "ao", "thun". */
  folded: readonly string[]
  /** The same words as typed, when diacritics were typed. Exact matches come first. */
  marked: readonly string[]
  /** Corrections of each word of `folded`, set once nothing matches. "ca phe" is two words. */
  meant?: readonly (readonly string[])[]
  /** Leaves descriptions out, which name many things in passing. */
  isNamed?: boolean
}

const split = (words: string): string[] => words.split(' ').filter(Boolean).slice(0, maxWords)

/** Splits typed text into words of letters and digits only, so that it contains no query operators. */
export function searchWords(typed: string): SearchWords {
  const folded = split(searchText(typed))
  const marked = split(markedText(typed))
  const isMarked = marked.length === folded.length && marked.join(' ') !== folded.join(' ')
  return { typed, folded, marked: isMarked ? marked : [] }
}

/** The parts of a product that a query looks into: A is the name, B the tags, C shop and categories; all without it. */
export type SearchedParts = 'A' | 'AB' | 'ABC'

export interface QueryForm {
  parts?: SearchedParts
  /** Matches words as they were typed, with their diacritics. */
  isMarked?: boolean
  /** Matches the last word only as a whole. */
  isWhole?: boolean
  /** Takes a short last word for a prefix too, where few rows are searched. */
  isUnfinished?: boolean
}

/**
 * Builds the to_tsquery text: every word or one of its corrections. The last word is also a prefix, as it may be
 * unfinished. One or two letters are a prefix only once no whole word matches.
 */
export function textQuery(words: SearchWords, form: QueryForm = {}): string {
  const { folded, marked, meant } = words
  const { parts = '', isMarked = false, isWhole = false, isUnfinished = false } = form
  const last = folded.length - 1
  const isBeginning =
    !isWhole && (isUnfinished || meant !== undefined || (folded[last] ?? '').length >= shortestBeginning)
  const lexeme = (one: string, isPrefix: boolean) => {
    const labels = `${isPrefix ? '*' : ''}${parts}`
    return labels === '' ? `'${one}'` : `'${one}':${labels}`
  }
  const together = (one: string) =>
    `(${one
      .split(' ')
      .map((part) => lexeme(part, false))
      .join(' <-> ')})`
  return folded
    .map((one, place) => {
      const typed = lexeme((isMarked && marked[place]) || one, place === last && isBeginning)
      const corrections = isMarked && marked[place] !== one ? [] : (meant?.[place] ?? []).map(together)
      return corrections.length === 0 ? typed : `(${[typed, ...corrections].join(' | ')})`
    })
    .join(' & ')
}

/**
 * Whether the search is one or two letters that match no whole word, and so is the prefix of a tenth of all words or
 * more.
 */
export const isBeginningOfMuch = ({ folded: [first = '', ...others], meant }: SearchWords): boolean =>
  meant !== undefined && others.length === 0 && first.length < shortestBeginning
