import type { OrderPaymentStatus, OrderStatus, QueryOf } from '@chonoi/contract'
import { orderPaymentStatuses, orderStatuses } from '@chonoi/domain'
import { dayBoundary } from '../lists/day-boundary.ts'
import type { ListState } from '../lists/use-list-state.ts'

const isStatus = (value: string): value is OrderStatus => orderStatuses.some((status) => status === value)
const isPaymentStatus = (value: string): value is OrderPaymentStatus =>
  orderPaymentStatuses.some((status) => status === value)
const isSortable = (by: string): by is 'createdAt' | 'totalInCents' | 'status' =>
  ['createdAt', 'totalInCents', 'status'].includes(by)

/** What the address asks for, as the API takes it. */
export function managedOrderQueryOf(state: ListState): QueryOf<'listManagedOrders'> {
  const status = state.filter('status')
  const paymentStatus = state.filter('paymentStatus')
  const startDate = dayBoundary(state.filter('startDate'), false)
  const endDate = dayBoundary(state.filter('endDate'), true)
  return {
    page: state.page,
    limit: state.limit,
    ...(state.search && { search: state.search }),
    ...(isStatus(status) && { status }),
    ...(isPaymentStatus(paymentStatus) && { paymentStatus }),
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
    ...(isSortable(state.sort.by) && { sortBy: state.sort.by }),
    sortOrder: state.sort.order,
  }
}
