import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'

/** What somebody can do about a password they no longer know. Signing in and registering are the session's. */
export const passwordMutations = (api: ApiClient) => ({
  forgot: (body: BodyOf<'forgotPassword'>) => unwrap(api.POST('/auth/forgot-password', { body })),
  reset: (body: BodyOf<'resetPassword'>) => unwrap(api.POST('/auth/reset-password', { body })),
})
