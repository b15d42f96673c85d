export type SortOrder = 'asc' | 'desc'

export type Sort<Column extends string = string> = { readonly sortBy: Column; readonly sortOrder: SortOrder }

export const firstPage = 1

/** LIST-04, LIST-06, LIST-08, LIST-09: rows per page; a list not named here has the default. */
export const defaultPageSize = 20
export const pageSizes = {
  articles: 20,
  deposits: 20,
  withdrawals: 20,
  users: 20,
  tenants: 20,
  auditLogs: 20,
  orderNotifications: 20,
  bookmarks: 20,
  notifications: 20,
  coupons: 10,
} as const

/** LIST-05 */
export const defaultSort = { sortBy: 'createdAt', sortOrder: 'desc' } as const satisfies Sort

/** LIST-01: changes a filter and goes back to page 1. An undefined value removes the filter. */
export function withFilter<Query extends { readonly page?: number }, Name extends Exclude<keyof Query, 'page'>>(
  query: Query,
  name: Name,
  value: Query[Name],
): Query {
  return { ...query, [name]: value, page: firstPage }
}

/** LIST-02, LIST-03: the sorted column toggles desc and asc, a new one starts at desc. */
export function sortedBy<Column extends string>(current: Sort<Column>, column: Column): Sort<Column> {
  const isToggle = current.sortBy === column && current.sortOrder === 'desc'
  return { sortBy: column, sortOrder: isToggle ? 'asc' : 'desc' }
}
