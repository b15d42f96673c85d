import { withMovedToneMark } from './tone-mark.ts'

/** Ranges between words: all of ASCII and of the symbols and punctuation of Unicode that aren't letters or figures. */
const separators: readonly [first: number, last: number][] = [
  [0x00, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x2bff],
  [0x3000, 0x303f],
  [0xfe00, 0xfe1f],
  [0xfeff, 0xfeff],
  [0xff00, 0xff0f],
  [0x10000, 0x10ffff],
]
const codePoint = (point: number) => `\\u{${point.toString(16)}}`
const betweenWords = new RegExp(
  `[${separators.map(([first, last]) => `${codePoint(first)}-${codePoint(last)}`).join('')}]+`,
  'gu',
)

/** The marks that Latin letters carry. */
const marks = /[\u0300-\u036F]/g

function asWords(text: string): string {
  return text.replaceAll(betweenWords, ' ').trim()
}

/**
 * Returns the words of a text without diacritics, joined by blanks: "Áo 38-42, nam/nữ 2m²" is "ao 38 42 nam nu 2m2". The
 * database computes the same (search_text in migrations/…-texts-are-searched-in-one-form), so that every product is found
 * by its own name.
 */
export function searchText(text: string): string {
  const letters = text.normalize('NFKD').replaceAll(marks, '').toLowerCase()
  return asWords(letters.replaceAll('đ', 'd'))
}

/** Returns the words of a text with their diacritics, each tone mark in one place. */
export function markedText(text: string): string {
  return asWords(withMovedToneMark(text.normalize('NFKC').toLowerCase()))
}
