/** Lower case without marks, so that "ao thun" finds "Áo thun" and "dien thoai" finds "Điện thoại". */
export function foldVietnamese(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

/** Whether the text holds the query, marks and case aside; an empty query is in everything. */
export function containsFolded(text: string, query: string): boolean {
  return foldVietnamese(text).includes(foldVietnamese(query.trim()))
}
