import { unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import type { Action } from '../app/use-action.ts'

/** Changes of the caller's own account. Who they are belongs to the session. */
export const accountActions = {
  updateProfile: (): Action<BodyOf<'updateProfile'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/auth/profile', { body })),
  }),
  changePassword: (): Action<BodyOf<'changePassword'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/auth/change-password', { body })),
  }),
}
