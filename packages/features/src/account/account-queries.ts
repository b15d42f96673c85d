import { unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import type { Action } from '../app/use-action.ts'

/** Mutations of the caller's account. The session identifies the caller. */
export const accountActions = {
  updateProfile: (): Action<BodyOf<'updateProfile'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/auth/profile', { body })),
  }),
  changePassword: (): Action<BodyOf<'changePassword'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/auth/change-password', { body })),
  }),
}
