import { withMovedToneMark } from './tone-mark.ts'

/** Characters between words: all of ASCII and of the symbols and punctuation of Unicode that aren't letters or figures. */
const betweenWords =
  /[\u0000-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u303F\uFE00-\uFE1F\uFEFF\uFF00-\uFF0F\u{10000}-\u{10FFFF}]+/gu

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
