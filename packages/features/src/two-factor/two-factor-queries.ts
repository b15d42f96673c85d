import { unwrap } from '@chonoi/api-client'
import type { BodyOf, SessionGrant } from '@chonoi/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'
import { useApi } from '../app/services.tsx'
import type { Action } from '../app/use-action.ts'

export const twoFactorQueries = queryGroup('two-factor', (api) => ({
  status: () =>
    queryOptions({
      queryKey: ['two-factor', 'status'],
      queryFn: ({ signal }) => unwrap(api.GET('/auth/2fa/status', { signal })),
    }),
}))

/**
 * Tells whether a form has to ask for a code beside the password. Where that can't be read the field is there for those
 * who have one, and the server decides: it refuses what lacks a code, and a refusal needs a field to stand at.
 */
export function useCodeDemand() {
  const { data, isPending, isError } = useQuery(twoFactorQueries(useApi()).status())
  return { isPending, isShown: data?.enabled ?? isError, isRequired: data?.enabled ?? false }
}

export interface TwoFactorSetup {
  secret: string
  otpauthUrl: string
  qrCodeDataUrl: string
}

/** Mutations of two-factor authentication of the caller's account, and the second step of a sign-in. */
export const twoFactorActions = {
  setup: (): Action<BodyOf<'setupTwoFactor'>, TwoFactorSetup> => ({
    send: (api, body) => unwrap(api.POST('/auth/2fa/setup', { body })),
  }),
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
