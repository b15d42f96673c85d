import type { Calls } from '../../../test/calls/call.ts'
import { rightPassword } from '../../../test/testing/arrange-account.ts'
import { appCode, backupCode } from '../../../test/testing/arrange-two-factor.ts'
import type { twoFactorRoutes } from './two-factor.routes.ts'

/** The callers have it on. */
export const twoFactorCalls = {
  setupTwoFactor: { own: { others: 409 }, reachesNobody: 'byToken' },
  enableTwoFactor: {
    body: () => ({ code: appCode() }),
    fixed: ['code'],
    own: { others: 409 },
    reachesNobody: 'byToken',
  },
  verifyTwoFactor: {
    body: ({ account: { twoFactorToken } }) => ({ twoFactorToken, code: backupCode }),
    fixed: ['twoFactorToken', 'code'],
  },
  disableTwoFactor: {
    body: { password: rightPassword, code: backupCode },
    fixed: ['password', 'code'],
    reachesNobody: 'byToken',
  },
  getTwoFactorStatus: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  regenerateBackupCodes: { body: { password: rightPassword }, fixed: ['password'], reachesNobody: 'byToken' },
} satisfies Calls<keyof typeof twoFactorRoutes>
