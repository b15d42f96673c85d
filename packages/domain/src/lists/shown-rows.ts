/** Rows of a page where a list says nothing else. */
export const defaultPageSize = 20

interface ShownPage {
  readonly page: number
  readonly limit: number
  readonly total: number
}

/** The rows that a page shows, counted from 1: "Hiển thị X - Y trong tổng số N". Both 0 when there are none. */
export function shownRange({ page, limit, total }: ShownPage) {
  const from = (page - 1) * limit + 1
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * limit, total) }
}
