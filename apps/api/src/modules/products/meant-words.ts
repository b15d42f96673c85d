import { searchSynonyms } from '@chonoi/domain'
import { type SearchWords, textQuery } from './search-words.ts'
import { forgivenMistakes, typingDistance } from './typing-distance.ts'

/** Per typed word, because each correction makes the search more expensive. */
const maxMeanings = 12
/** Longer queries get only the nearest corrections. With all of them, something always matches. */
const maxGuessed = 2
const maxWordLength = 20
const letters = /^[a-z]+$/

/** Words to look up among the words of product names. */
export interface WordsToAsk {
  /** Words to look up exactly. */
  exact: readonly string[]
  /** Words whose similarly spelled words are looked up. */
  spelled: readonly string[]
}

const mayBeMistyped = (word: string) => letters.test(word) && word.length <= maxWordLength
/** Splits a word in two, in each possible way: "dienthoai" is "dien thoai". */
const halves = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 3) }, (_, cut) => [word.slice(0, cut + 2), word.slice(cut + 2)])
/** Joins the word with either neighbour: "i phone" is "iphone". */
const joined = (words: readonly string[], place: number): string[] =>
  [words.slice(place - 1, place + 1), words.slice(place, place + 2)]
    .filter(({ length }) => length === 2)
    .map((pair) => pair.join(''))
/** Spellings of one sound, as they are typed for each other: "cà fê", "dzậy", "kafe". */
const sameSound: readonly [RegExp, string][] = [
  [/f/g, 'ph'],
  [/^dz?|^z|^j/, 'gi'],
  [/^gi|^z|^j|^r/, 'd'],
  [/^k/, 'c'],
  [/^c/, 'k'],
  [/^s/, 'x'],
  [/^x/, 's'],
  [/^ch/, 'tr'],
  [/^tr/, 'ch'],
  [/i$/, 'y'],
  [/y$/, 'i'],
]
const likeSounding = (word: string): string[] =>
  sameSound.map(([sound, letters]) => word.replace(sound, letters)).filter((one) => one !== word)
const synonymsOf = (word: string): readonly string[] => searchSynonyms.get(word) ?? []
/** Removes Telex keystrokes typed without a Vietnamese keyboard: "ddieenj" is "dien". */
const withoutTelex = (word: string): string =>
  word
    .replace(/([aeiouy].*)[sfrxj]/, '$1')
    .replaceAll('w', '')
    .replaceAll(/([adeo])\1/g, '$1')

export function wordsToAsk({ folded }: SearchWords): WordsToAsk {
  const typed = folded.filter(mayBeMistyped)
  const exact = folded.flatMap((word, place) => [
    ...joined(folded, place),
    ...synonymsOf(word).flatMap((one) => one.split(' ')),
    ...(mayBeMistyped(word) ? [word, withoutTelex(word), ...likeSounding(word), ...halves(word).flat()] : []),
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
  likely.push(...synonymsOf(word).filter((one) => one.split(' ').every((part) => known.has(part))))
  if (mayBeMistyped(word)) {
    likely.push(...[...likeSounding(word), withoutTelex(word)].filter((one) => one !== word && known.has(one)))
    likely.push(...halves(word).flatMap((pair) => (pair.every((half) => known.has(half)) ? pair.join(' ') : [])))
  }
  const spelled = mayBeMistyped(word) ? [...known].filter((one) => one !== word && !likely.includes(one)) : []
  return [
    ...likely.map((words) => ({ words, distance: 0 })),
    ...spelled.map((words) => ({ words, distance: typingDistance(word, words) })),
  ]
    .filter(({ distance }) => distance <= forgivenMistakes(word))
    .toSorted((a, b) => a.distance - b.distance || (a.words < b.words ? -1 : 1))
    .slice(0, maxMeanings)
}

/**
 * Returns readings of words that no product contains together, the likeliest first. The first also accepts, for each
 * unknown word, its nearest known ones. For queries of one or two words, the second also accepts every near word for
 * any word, because a typo may produce another word.
 */
export function readingsOf(words: SearchWords, asked: readonly string[]): SearchWords[] {
  const known = new Set(asked)
  const all = words.folded.map((_, place) => meaningsOf(words.folded, place, known))
  const nearest = all.map((meanings, place) =>
    known.has(words.folded[place] ?? '') ? [] : meanings.filter(({ distance }) => distance === meanings[0]?.distance),
  )
  const likely = words.folded.length > maxGuessed ? [nearest] : [nearest, all]
  const readings = likely.map((meanings) => ({
    ...words,
    meant: meanings.map((some) => some.map((one) => one.words)),
  }))
  const queries = [words, ...readings].map((one) => textQuery(one))
  return readings.filter((_, place) => queries[place + 1] !== queries[place])
}
