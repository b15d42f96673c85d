/** API-18 */
export type Pagination = {
  readonly page: number
  readonly limit: number
  readonly total: number
  readonly totalPages: number
  readonly hasNext: boolean
  readonly hasPrev: boolean
}

export function paginate(total: number, page: number, limit: number): Pagination {
  const totalPages = Math.ceil(total / limit)
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 && totalPages > 0 }
}

/** LIST-07 */
export const maxPageButtons = 5

/** The page buttons: at most 5, starting 2 pages before the current one, moved inwards at both ends. */
export function pageWindow({ page, totalPages }: Pick<Pagination, 'page' | 'totalPages'>): readonly number[] {
  const length = Math.min(maxPageButtons, totalPages)
  const first = Math.max(1, Math.min(page - 2, totalPages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}

/** The last page of a list; an empty one has a first page too. */
export const lastPage = ({ totalPages }: Pick<Pagination, 'totalPages'>): number => Math.max(1, totalPages)

/** Whether a page lies behind the last one. */
export const isPastEnd = ({ page, totalPages }: Pick<Pagination, 'page' | 'totalPages'>): boolean =>
  page > lastPage({ totalPages })

/** The rows that a page shows, counted from 1: "Hiển thị X - Y trong tổng số N". Both 0 when there are none. */
export function shownRange({ page, limit, total }: Pick<Pagination, 'page' | 'limit' | 'total'>) {
  const from = (page - 1) * limit + 1
  return from > total ? { from: 0, to: 0 } : { from, to: Math.min(page * limit, total) }
}
