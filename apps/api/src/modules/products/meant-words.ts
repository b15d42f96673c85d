import { type SearchWords, textQuery } from './search-words.ts'
import { forgivenMistakes, typingDistance } from './typing-distance.ts'

/** Of one typed word; each more makes the search dearer. */
const mostMeanings = 12
/** Of more words than these, each for all that are near, something always has some of each. */
const mostGuessed = 2
const longestWord = 20
const letters = /^[a-z]+$/

/** What to ask of the words that products are called by. */
export interface WordsToAsk {
  /** Whether these are words. */
  exact: readonly string[]
  /** Which words are spelled like these. */
  spelled: readonly string[]
}

const mayBeMistyped = (word: string) => letters.test(word) && word.length <= longestWord
/** Each way to write a word as two: "dienthoai" is "dien thoai". */
const halves = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, cut) => [word.slice(0, cut + 2), word.slice(cut + 2)])
/** The words with each one beside it written as one: "i phone" is "iphone". */
const joined = (words: readonly string[], place: number): string[] =>
  [words.slice(place - 1, place + 1), words.slice(place, place + 2)]
    .filter(({ length }) => length === 2)
    .map((pair) => pair.join(''))
/** Keys of Telex while the keyboard wasn't set to Vietnamese: "ddieenj" is "dien". */
const withoutTelex = (word: string): string =>
  word
    .replace(/([aeiouy].*)[sfrxj]/, '$1')
    .replaceAll('w', '')
    .replaceAll(/([adeo])\1/g, '$1')

export function wordsToAsk({ folded }: SearchWords): WordsToAsk {
  const typed = folded.filter(mayBeMistyped)
  const exact = folded.flatMap((word, place) => [
    ...joined(folded, place),
    ...(mayBeMistyped(word) ? [word, withoutTelex(word), ...halves(word).flat()] : []),
  ])
  return { exact: [...new Set(exact)], spelled: typed.filter((word) => forgivenMistakes(word) > 0) }
}

interface Meaning {
  words: string
  distance: number
}

function meaningsOf(folded: readonly string[], place: number, known: ReadonlySet<string>): Meaning[] {
  const word = folded[place] ?? ''
  const likely = joined(folded, place).filter((one) => known.has(one))
  if (mayBeMistyped(word)) {
    likely.push(...[withoutTelex(word)].filter((one) => one !== word && known.has(one)))
    likely.push(...halves(word).flatMap((pair) => (pair.every((half) => known.has(half)) ? pair.join(' ') : [])))
  }
  const spelled = mayBeMistyped(word) ? [...known].filter((one) => one !== word && !likely.includes(one)) : []
  return [
    ...likely.map((words) => ({ words, distance: 0 })),
    ...spelled.map((words) => ({ words, distance: typingDistance(word, words) })),
  ]
    .filter(({ distance }) => distance <= forgivenMistakes(word))
    .toSorted((a, b) => a.distance - b.distance || (a.words < b.words ? -1 : 1))
    .slice(0, mostMeanings)
}

/**
 * What words that no product has together may have meant, the likeliest reading first: words that nothing is called by stand for
 * the nearest that something is; then every word of one or two, as a mistake may make another word, for all that are near.
 */
export function readingsOf(words: SearchWords, asked: readonly string[]): SearchWords[] {
  const known = new Set(asked)
  const all = words.folded.map((_, place) => meaningsOf(words.folded, place, known))
  const nearest = all.map((meanings, place) =>
    known.has(words.folded[place] ?? '') ? [] : meanings.filter(({ distance }) => distance === meanings[0]?.distance),
  )
  const likely = words.folded.length > mostGuessed ? [nearest] : [nearest, all]
  const readings = likely.map((meanings) => ({
    folded: words.folded,
    accented: words.accented.filter((_, place) => meanings[place]?.length === 0),
    meant: meanings.map((some) => some.map((one) => one.words)),
  }))
  const queries = [words, ...readings].map(textQuery)
  return readings.filter((_, place) => queries[place + 1] !== queries[place])
}
