import { unwrap } from '@chonoi/api-client'
import type { Action } from '../app/use-action.ts'

/** What whoever got a campaign's mail does with its links. */
export const campaignLinkActions = {
  reportClick: (): Action<string, unknown> => ({
    send: (api, id) => unwrap(api.POST('/notification-events', { body: { id, event: 'CLICKED' } })),
  }),
  unsubscribe: (): Action<string, unknown> => ({
    send: (api, id) => unwrap(api.POST('/notification-campaigns/unsubscribe', { body: { id } })),
  }),
}
