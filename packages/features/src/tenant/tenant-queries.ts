import { unwrap } from '@chonoi/api-client'
import type { BodyOf, QueryOf, TenantBranding, TenantSettings } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { ofTenant } from '../app/tenant-queries.ts'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'
import { toForm } from '../app/to-form.ts'
import { shopQueries } from '../shops/shop-queries.ts'

/** Queries of the current shop's settings, branding and figures. */
export const tenantQueries = queryGroup('tenant', (api) => ({
  settings: () =>
    queryOptions({
      queryKey: ['tenant', 'settings'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/tenant/settings', { signal })),
    }),
  stats: () =>
    queryOptions({
      queryKey: ['tenant', 'stats'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/auth/tenant/stats', { signal })),
    }),
  branding: () =>
    queryOptions({
      queryKey: ['tenant', 'branding'],
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/branding', { signal })),
    }),
  analytics: (query: QueryOf<'getTenantAnalytics'>) =>
    queryOptions({
      queryKey: ['tenant', 'analytics', query],
      placeholderData: keepPreviousData,
      meta: ofTenant,
      queryFn: ({ signal }) => unwrap(api.GET('/tenants/analytics', { params: { query }, signal })),
    }),
}))

const touches = [tenantQueries.all, shopQueries.all]

export const tenantActions = {
  updateSettings: (): Action<Changes<BodyOf<'updateTenantSettings'>>, TenantSettings> => ({
    send: (api, body) => unwrap(api.PUT('/auth/tenant/settings', { body })),
    touches,
  }),
  updateBranding: (): Action<Changes<BodyOf<'updateTenantBranding'>>, TenantBranding> => ({
    send: (api, body) => unwrap(api.PUT('/tenants/branding', { body })),
    touches,
  }),
  uploadImage: (): Action<{ file: File; signal: AbortSignal }, { url: string }> => ({
    send: (api, { file, signal }) =>
      unwrap(api.POST('/uploads/images', { body: { file }, bodySerializer: toForm, signal })),
  }),
}
