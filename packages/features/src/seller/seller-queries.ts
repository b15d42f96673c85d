import { type ApiClient, unwrap } from '@chonoi/api-client'
import type {
  BodyOf,
  QueryOf,
  SchemaOf,
  ShopMovement,
  ShopSettings,
  ShopStatementMonth,
  UploadedImage,
} from '@chonoi/contract'
import type { DayRange, SalesPeriod } from '@chonoi/domain'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { shopQueries } from '../shops/shop-queries.ts'
import { queryGroup } from '../app/query-group.ts'
import { toForm } from '../app/to-form.ts'

/** Queries of the seller centre about the current shop. */
export const sellerQueries = queryGroup('seller', (api) => ({
  analytics: (period: SalesPeriod) =>
    queryOptions({
      queryKey: ['seller', 'analytics', period],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller/analytics', { params: { query: { period } }, signal })),
    }),
  /** Visits and conversion of some days, both included. */
  visits: ({ first, last }: DayRange) =>
    queryOptions({
      queryKey: ['seller', 'visits', first, last],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const query = { startDate: first, endDate: last }
        return unwrap(api.GET('/auth/shop/analytics', { params: { query }, signal }))
      },
    }),
  funnel: (period: SalesPeriod) =>
    queryOptions({
      queryKey: ['seller', 'funnel', period],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller/funnel', { params: { query: { period } }, signal })),
    }),
  productsSummary: () =>
    queryOptions({
      queryKey: ['seller', 'products-summary'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller/products/summary', { signal })),
    }),
  recentOrders: (limit: number) =>
    queryOptions({
      queryKey: ['seller', 'recent-orders', limit],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/seller/orders/recent', { params: { query: { limit } }, signal })),
    }),
}))

/** Queries of the current shop's own settings. */
export const shopSettingsQueries = queryGroup('shop-settings', (api) => ({
  current: () =>
    queryOptions({
      queryKey: ['shop-settings', 'current'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/shop/settings', { signal })),
    }),
  /** Its page as it is now, also while it isn't on the site. */
  preview: (id: string) =>
    queryOptions({
      queryKey: ['shop-settings', 'preview', id],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/shop/preview/{id}', { params: { path: { id } }, signal })),
    }),
}))

/** Mutations of the shop's settings. */
export const shopSettingsActions = {
  update: (): Action<Changes<BodyOf<'updateShopSettings'>>, ShopSettings> => ({
    send: (api, body) => unwrap(api.PUT('/auth/shop/settings', { body })),
    touches: [shopSettingsQueries.all, shopQueries.all],
    store: (client, api, settings) => client.setQueryData(shopSettingsQueries(api).current().queryKey, settings),
  }),
  upload: (): Action<File, UploadedImage> => ({
    send: (api, file) => unwrap(api.POST('/uploads/images', { body: { file }, bodySerializer: toForm })),
  }),
}

/** Queries of a shop's balance. */
export const shopBalanceQueries = queryGroup('shop-balance', (api) => ({
  current: () =>
    queryOptions({
      queryKey: ['shop-balance', 'current'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/shop-balance', { signal })),
    }),
  /** The commission that it owes. */
  debt: (page: number) =>
    queryOptions({
      queryKey: ['shop-balance', 'debt', page],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('/wallet/shop-debt', { params: { query: { page, limit: 10 } }, signal })),
    }),
  /** What moved its balance in each month. */
  statement: (page: number) =>
    queryOptions({
      queryKey: ['shop-balance', 'statement', page],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) =>
        unwrap(api.GET('/wallet/shop-statement', { params: { query: { page, limit: 6 } }, signal })),
    }),
  movements: (month: string, page: number, kind: SchemaOf<'ShopMovementKind'> | undefined) =>
    queryOptions({
      queryKey: ['shop-balance', 'movements', month, page, kind],
      meta: ofTenant,
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => {
        const query = { month, page, limit: 10, ...(kind && { kind }) }
        return unwrap(api.GET('/wallet/shop-movements', { params: { query }, signal }))
      },
    }),
}))

/** Fetches every month of the shop's statement, newest first, for an export. */
export async function fetchWholeStatement(api: ApiClient): Promise<ShopStatementMonth[]> {
  const months: ShopStatementMonth[] = []
  for (let page = 1; ; page++) {
    const query = { page, limit: 100 }
    const answer = await unwrap(api.GET('/wallet/shop-statement', { params: { query } }))
    months.push(...answer.data)
    if (!answer.pagination.hasNext) return months
  }
}

/** Fetches every movement of a month, or those of one kind, newest first, for an export. */
export async function fetchMovements(
  api: ApiClient,
  wanted: Pick<QueryOf<'listShopMovements'>, 'month' | 'kind'>,
): Promise<ShopMovement[]> {
  const movements: ShopMovement[] = []
  for (let page = 1; ; page++) {
    const query = { ...wanted, page, limit: 100 }
    const answer = await unwrap(api.GET('/wallet/shop-movements', { params: { query } }))
    movements.push(...answer.data)
    if (!answer.pagination.hasNext) return movements
  }
}

/** Queries of the reviews of a shop's products. */
export const shopReviewQueries = queryGroup('shop-reviews', (api) => ({
  analytics: (days: number) =>
    queryOptions({
      queryKey: ['shop-reviews', 'analytics', days],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/reviews/analytics', { params: { query: { days } }, signal })),
    }),
}))
