/** Maximum number of page buttons. */
const pageButtons = 5

/** Returns the pages that get a button: at most five, starting two before the current one. */
export function pageWindow(page: number, totalPages: number): number[] {
  const first = Math.max(1, page - 2)
  const last = Math.min(totalPages, first + pageButtons - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
