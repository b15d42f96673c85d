import { unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import type { Action } from '../app/use-action.ts'

/** Mutations that reset a forgotten password. Signing in and registering belong to the session. */
export const passwordActions = {
  forgot: (): Action<BodyOf<'forgotPassword'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/auth/forgot-password', { body })),
  }),
  reset: (): Action<BodyOf<'resetPassword'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/auth/reset-password', { body })),
  }),
}
