import { unwrap } from '@chonoi/api-client'
import type { BodyOf, User } from '@chonoi/contract'
import type { Action } from '../app/use-action.ts'
import type { Changes } from '../forms/changes.ts'

/** Mutations of the caller's account. The session identifies the caller. */
export const accountActions = {
  updateProfile: (): Action<Changes<BodyOf<'updateProfile'>>, User> => ({
    send: (api, body) => unwrap(api.PUT('/auth/profile', { body })),
  }),
  changePassword: (): Action<BodyOf<'changePassword'>, unknown> => ({
    send: (api, body) => unwrap(api.PUT('/auth/change-password', { body })),
  }),
}
