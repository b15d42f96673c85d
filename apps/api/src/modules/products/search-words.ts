import { foldVietnamese } from '@chonoi/domain'

const mostWords = 10
const word = /[\p{L}\p{Nd}]+/gu

export interface SearchWords {
  /** Without diacritics: "ao", "thun". */
  folded: readonly string[]
  /** As they were typed, when diacritics were typed: what has these very words comes first. */
  accented: readonly string[]
}

/** The words of what a person typed; letters and digits only, so that nothing of it means something to a query. */
export function searchWords(typed: string): SearchWords {
  const plain = typed.normalize('NFC').toLowerCase()
  const words = (text: string) => (text.match(word) ?? []).slice(0, mostWords)
  const folded = words(foldVietnamese(plain))
  const isAccented = foldVietnamese(plain) !== plain
  return { folded, accented: isAccented ? words(plain) : [] }
}

/** For to_tsquery: every word, the last as the beginning of one: it may still be being typed. */
export const prefixQuery = ({ folded }: SearchWords): string => `${folded.join(' & ')}:*`
