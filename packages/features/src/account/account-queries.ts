import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'

/** What people change about their own account. Who they are is the session's. */
export const accountMutations = (api: ApiClient) => ({
  updateProfile: (body: BodyOf<'updateProfile'>) => unwrap(api.PUT('/auth/profile', { body })),
  changePassword: (body: BodyOf<'changePassword'>) => unwrap(api.PUT('/auth/change-password', { body })),
})
