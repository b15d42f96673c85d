import { vietnamDate } from '@chonoi/domain'
import type { Calls } from '../../../test/calls/call.ts'
import type { tenantSettingsRoutes } from './tenant-settings.routes.ts'

/** 365 days until today. */
const lastYear = () => ({ dateFrom: vietnamDate(new Date(Date.now() - 364 * 86_400_000)) })

export const tenantSettingsCalls = {
  getTenantSettings: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  updateTenantSettings: {
    body: { name: 'Gốm Bát Tràng' },
    fixed: {
      ...{ name: 'Gốm Bát Tràng', slug: undefined, website: null, contactEmail: null, phone: null },
      ...{ description: null, city: 'Hà Nội', shippingFeeInCents: 0 },
    },
  },
  getTenantStats: { unwatched: 'sums' },
  getTenantAnalytics: {
    watched: [
      { name: 'a shop’s sales of 30 days', as: 'administrator', query: {}, index: 'buyer_counts_days' },
      { name: 'a shop’s sales of a year', as: 'administrator', query: lastYear, index: 'buyer_counts_days' },
    ],
  },
  getTenantBranding: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  updateTenantBranding: {
    body: ({ upload }) => ({ logoUrl: upload, bannerUrl: upload, primaryColor: '#0f766e' }),
    names: { 'body.logoUrl': { others: 422 }, 'body.bannerUrl': { others: 422 } },
    fixed: { logoUrl: null, bannerUrl: null, primaryColor: '#0f766e' },
  },
} satisfies Calls<keyof typeof tenantSettingsRoutes>
