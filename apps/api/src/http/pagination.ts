import type { Pagination } from '@chonoi/contract'

/** Of a page of a list (API-18). `isNewestOnly`: a search that stopped at its newest matches. */
export function paginationOf(page: number, limit: number, total: number, isNewestOnly?: boolean): Pagination {
  const totalPages = Math.ceil(total / limit)
  const pages = { page, limit, total, totalPages, hasNext: page < totalPages, hasPrev: page > 1 && totalPages > 0 }
  return isNewestOnly === undefined ? pages : { ...pages, isNewestOnly }
}

/** Number of rows before the page. */
export const offsetOf = ({ page, limit }: { page: number; limit: number }): number => (page - 1) * limit
