/** The most page buttons shown at once. */
export const pageButtons = 5

/** The pages that get a button: at most five, from two before the current one on. */
export function pageWindow(page: number, totalPages: number): number[] {
  const first = Math.max(1, page - 2)
  const last = Math.min(totalPages, first + pageButtons - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
