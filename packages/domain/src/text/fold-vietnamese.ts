import { normalizeText } from './normalize-text.ts'

/** Lower-cases text and removes diacritics, so that "ao thun" finds "Áo thun" and "dien thoai" finds "Điện thoại". */
export function foldVietnamese(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/** Returns text in the form in which lists are searched: folded, and with single blanks between words. */
export function foldForSearch(text: string): string {
  return foldVietnamese(normalizeText(text)).replaceAll(/\s+/g, ' ').trim()
}

/** Whether the text contains the query, ignoring diacritics, case and how many blanks stand between words. */
export function containsFolded(text: string, query: string): boolean {
  return foldForSearch(text).includes(foldForSearch(query))
}
