import type { Calls } from '../../../test/calls/call.ts'
import { rightPassword } from '../../../test/testing/arrange-account.ts'
import { appCode, backupCode } from '../../../test/testing/arrange-two-factor.ts'
import type { twoFactorRoutes } from './two-factor.routes.ts'

/** It is on for the people of shops. All others have a secret that isn't enabled yet. */
const whileOff = { own: { seller: 409, shopAdmin: 409, otherAdmin: 409, others: 'yes' } } as const
const whileOn = { own: { seller: 'yes', shopAdmin: 'yes', otherAdmin: 'yes', others: 409 } } as const

export const twoFactorCalls = {
  setupTwoFactor: { body: { password: rightPassword }, fixed: ['password'], ...whileOff, reachesNobody: 'byToken' },
  enableTwoFactor: {
    body: () => ({ password: rightPassword, code: appCode() }),
    fixed: ['password', 'code'],
    ...whileOff,
    reachesNobody: 'byToken',
  },
  verifyTwoFactor: {
    body: ({ account: { twoFactorToken } }) => ({ twoFactorToken, code: backupCode }),
    fixed: ['twoFactorToken', 'code'],
  },
  disableTwoFactor: {
    body: { password: rightPassword, code: backupCode },
    fixed: ['password', 'code'],
    ...whileOn,
    reachesNobody: 'byToken',
  },
  getTwoFactorStatus: { reachesNobody: 'byToken', unwatched: 'oneRow' },
  regenerateBackupCodes: {
    body: { password: rightPassword },
    fixed: ['password'],
    ...whileOn,
    reachesNobody: 'byToken',
  },
} satisfies Calls<keyof typeof twoFactorRoutes>
