import type { ApiClient } from '@chonoi/api-client'

/** The demo's people, described in README.md. */
export type DemoAccount =
  `${'superadmin' | 'admin' | 'shopadmin' | 'seller' | 'customer' | 'user' | 'multi'}@chonoi.test`

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
