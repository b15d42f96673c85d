import type { DepositStatus, QueryOf } from '@chonoi/contract'
import { depositSortColumns, depositStatuses } from '@chonoi/domain'
import { dayBoundary } from '../lists/day-boundary.ts'
import type { ListState } from '../lists/use-list-state.ts'

const isStatus = (value: string): value is DepositStatus => depositStatuses.some((status) => status === value)
const isSortable = (by: string): by is (typeof depositSortColumns)[number] =>
  depositSortColumns.some((column) => column === by)

/** What the address asks for, as the API takes it. */
export function depositQueryOf(state: ListState): QueryOf<'listAdminDeposits'> {
  const status = state.filter('status')
  const startDate = dayBoundary(state.filter('startDate'), false)
  const endDate = dayBoundary(state.filter('endDate'), true)
  return {
    page: state.page,
    limit: state.limit,
    ...(state.search && { search: state.search }),
    ...(isStatus(status) && { status }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(isSortable(state.sort.by) && { sortBy: state.sort.by }),
    sortOrder: state.sort.order,
  }
}
