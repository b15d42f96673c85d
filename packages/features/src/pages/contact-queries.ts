import { unwrap } from '@chonoi/api-client'
import type { BodyOf } from '@chonoi/contract'
import type { Action } from '../app/use-action.ts'

/** Mutations that send messages to the platform. */
export const contactActions = {
  send: (): Action<BodyOf<'sendContactMessage'>, unknown> => ({
    send: (api, body) => unwrap(api.POST('/contact', { body })),
  }),
}
