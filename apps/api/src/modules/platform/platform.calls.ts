import type { Calls } from '../../../test/calls/call.ts'
import type { platformRoutes } from './platform.routes.ts'

export const platformCalls = {
  getPublicPlatformSettings: { reachesNobody: 'nobodys', unwatched: 'noTable' },
  getPlatformSettings: { unwatched: 'noTable' },
  updatePlatformSettings: {
    body: { platformName: 'Chợ Nổi' },
    fixed: {
      ...{ platformName: 'Chợ Nổi', logoUrl: null, primaryColor: '#2563eb', secondaryColor: '#f59e0b' },
      ...{ withdrawalMinimumInCents: 5_000_000, withdrawalDailyLimitInCents: 10_000_000_000, withdrawalFeeInCents: 0 },
      orderReleaseDays: 7,
      returnDays: 7,
      ...{ cashOrderLimit: 3, cashAmountLimitInCents: 1_000_000_000 },
      walletAdjustmentLimitInCents: 500_000_000,
      ...{ maintenanceMode: false, registrationEnabled: true, updatedAt: undefined },
    },
  },
  resetPlatformSettings: {},
} satisfies Calls<keyof typeof platformRoutes>
