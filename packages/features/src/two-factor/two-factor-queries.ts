import { unwrap } from '@chonoi/api-client'
import type { BodyOf, SessionGrant } from '@chonoi/contract'
import { queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import type { Action } from '../app/use-action.ts'

export const twoFactorQueries = queryGroup('two-factor', (api) => ({
  status: () =>
    queryOptions({
      queryKey: ['two-factor', 'status'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/2fa/status', { signal })),
    }),
}))

export interface TwoFactorSetup {
  secret: string
  otpauthUrl: string
  qrCodeDataUrl: string
}

/** Mutations of two-factor authentication of the caller's account, and the second step of a sign-in. */
export const twoFactorActions = {
  setup: (): Action<void, TwoFactorSetup> => ({ send: (api) => unwrap(api.POST('/auth/2fa/setup')) }),
  enable: (): Action<BodyOf<'enableTwoFactor'>, { backupCodes: string[] }> => ({
    send: (api, body) => unwrap(api.POST('/auth/2fa/enable', { body })),
    touches: [twoFactorQueries.all],
  }),
  disable: (): Action<BodyOf<'disableTwoFactor'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/auth/2fa/disable', { body })),
    touches: [twoFactorQueries.all],
  }),
  newCodes: (): Action<BodyOf<'regenerateBackupCodes'>, { backupCodes: string[] }> => ({
    send: (api, body) => unwrap(api.POST('/auth/2fa/backup-codes/regenerate', { body })),
    touches: [twoFactorQueries.all],
  }),
  verify: (): Action<BodyOf<'verifyTwoFactor'>, SessionGrant> => ({
    send: (api, body) => unwrap(api.POST('/auth/2fa/verify', { body })),
  }),
}
