/** Lower-cases text and removes diacritics, so that "ao thun" finds "Áo thun" and "dien thoai" finds "Điện thoại". */
export function foldVietnamese(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/** Whether the text contains the query, ignoring diacritics and case. An empty query always matches. */
export function containsFolded(text: string, query: string): boolean {
  return foldVietnamese(text).includes(foldVietnamese(query.trim()))
}
