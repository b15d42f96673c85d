import type { DemoAccount } from '@chonoi/api/browser'
import type { ApiClient } from '@chonoi/api-client'

export type { DemoAccount }

/** `parameters.api` of a story that talks to the server. Every such story begins with the seeded demo. */
export interface AliveParameters {
  /** E-mail of the user to sign in through the real API; null for a visitor. */
  as: DemoAccount | null
  /** The page's address. */
  at: string
  /** Prepares data through the API as that user; its result is `arrangedFor` the story. */
  before: ((api: ApiClient) => Promise<unknown>) | null
  /** Once the story is shown: calls stay pending, or the network is down. */
  network: 'silent' | 'gone' | null
}
