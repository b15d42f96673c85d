import type { Pagination } from '@chonoi/contract'

/** Of a page of a list (API-18). */
export function paginationOf(page: number, limit: number, total: number): Pagination {
  const totalPages = Math.ceil(total / limit)
  return { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 && totalPages > 0 }
}

/** Number of rows before the page. */
export const offsetOf = ({ page, limit }: { page: number; limit: number }): number => (page - 1) * limit
