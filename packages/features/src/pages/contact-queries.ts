import { type ApiClient, unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'

/** Writing to the platform's people. */
export const contactMutations = (api: ApiClient) => ({
  send: (body: BodyOf<'sendContactMessage'>) => unwrap(api.POST('/contact', { body })),
})
