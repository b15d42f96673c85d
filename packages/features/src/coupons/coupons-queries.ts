import { unwrap } from '@chonoi/api-client'
import type { AppliedCoupon, BodyOf, BulkChangeResult, Coupon, QueryOf } from '@chonoi/contract'
import type { DashboardWindow } from '@chonoi/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

/** Queries of coupons: those of the shop, or all for the platform. */
export const couponQueries = queryGroup('coupons', (api) => ({
  list: (query: QueryOf<'listCoupons'>) =>
    queryOptions({
      queryKey: ['coupons', 'list', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/coupons', { params: { query }, signal })),
    }),
  statistics: () =>
    queryOptions({
      queryKey: ['coupons', 'statistics'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/coupons/admin/statistics', { signal })),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['coupons', 'detail', id],
      queryFn: ({ signal }) => unwrap(api.GET('/coupons/{id}', { params: { path: { id } }, signal })),
    }),
  usage: (id: string, days: DashboardWindow) =>
    queryOptions({
      queryKey: ['coupons', 'usage', id, days],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/coupons/{id}/usage', { params: { path: { id }, query: { days } }, signal })),
    }),
  redemptions: (id: string, query: QueryOf<'listCouponRedemptions'>) =>
    queryOptions({
      queryKey: ['coupons', 'redemptions', id, query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/coupons/{id}/redemptions', { params: { path: { id }, query }, signal })),
    }),
}))

type OfCoupon = Pick<Coupon, 'id'>

/** Mutations of coupons. */
export const couponActions = {
  export: (): Action<QueryOf<'exportCoupons'>, Blob> => ({
    send: (api, query) => unwrap(api.GET('/coupons/export', { params: { query }, parseAs: 'blob' })),
  }),
  exportRedemptions: ({ id }: OfCoupon): Action<QueryOf<'exportCouponRedemptions'>, Blob> => ({
    send: (api, query) =>
      unwrap(api.GET('/coupons/{id}/redemptions/export', { params: { path: { id }, query }, parseAs: 'blob' })),
  }),
  create: (): Action<BodyOf<'createCoupon'>, Coupon> => ({
    send: (api, body) => unwrap(api.POST('/coupons', { body })),
    touches: [couponQueries.all],
  }),
  update: ({ id }: OfCoupon): Action<Changes<BodyOf<'updateCoupon'>>, Coupon> => ({
    send: (api, body) => unwrap(api.PUT('/coupons/{id}', { params: { path: { id } }, body })),
    touches: [couponQueries.all],
  }),
  /** Pauses a coupon or resumes it (ADM-CPN-07). */
  toggle: (): Action<Pick<Coupon, 'id' | 'isActive'>, Coupon> => ({
    send: (api, { id, isActive }) =>
      unwrap(api.PUT('/coupons/{id}', { params: { path: { id } }, body: { isActive: !isActive } })),
    touches: [couponQueries.all],
  }),
  /** Puts a coupon into a customer's cart. */
  give: ({ code }: Pick<Coupon, 'code'>): Action<{ customerId: string }, AppliedCoupon> => ({
    send: (api, body) => unwrap(api.POST('/coupons/{code}/apply', { params: { path: { code } }, body })),
  }),
  bulk: (): Action<BodyOf<'bulkChangeCoupons'>, BulkChangeResult> => ({
    send: (api, body) => unwrap(api.POST('/coupons/bulk', { body })),
    touches: [couponQueries.all],
  }),
  remove: ({ id }: OfCoupon): Action<void, unknown> => ({
    send: (api) => unwrap(api.DELETE('/coupons/{id}', { params: { path: { id } } })),
    touches: [couponQueries.all],
  }),
}
