import { allow, type Decision, refuse } from '../decision/decision.ts'
import type { DataExportStatus } from './data-export.ts'

/** What the archive of a person holds: a file of each in CSV and in JSON. */
export const personalDataKinds = [
  ...(['account', 'memberships', 'addresses', 'sessions', 'preferences', 'listViews', 'pushDevices'] as const),
  ...([
    'orders',
    'orderItems',
    'payments',
    'invoices',
    'returns',
    'complaints',
    'downloads',
    'couponRedemptions',
  ] as const),
  ...(['walletMovements', 'deposits', 'withdrawals', 'bankAccounts'] as const),
  ...([
    'reviews',
    'questions',
    'comments',
    'articleDrafts',
    'wishlist',
    'bookmarks',
    'notifications',
    'campaigns',
    'messages',
    'sellerVerifications',
    'shopHandovers',
    'activity',
  ] as const),
] as const
export type PersonalDataKind = (typeof personalDataKinds)[number]

/** Once a day is enough for anybody's own use, and bounds what a stolen session can take. */
export const personalExportHours = 24

interface LastExport {
  readonly status: DataExportStatus
  readonly createdAt: Date
}

/** From when on the next archive may be asked for; null for at once. A failed one doesn't count. */
export function nextPersonalExportAt(last: LastExport | undefined, now: Date): Date | null {
  if (!last || last.status === 'FAILED') return null
  const at = new Date(last.createdAt.getTime() + personalExportHours * 3_600_000)
  return at > now ? at : null
}

export function mayAskForPersonalExport(last: LastExport | undefined, now: Date): Decision {
  if (last?.status === 'PENDING' || last?.status === 'RUNNING') return refuse('data_export.in_progress')
  return nextPersonalExportAt(last, now) ? refuse('data_export.too_soon') : allow
}
