import type { ApiClient } from '@chonoi/api-client'

/** The demo's people; README.md says who they are. */
export type DemoAccount =
  `${'superadmin' | 'admin' | 'shopadmin' | 'seller' | 'customer' | 'user' | 'multi'}@chonoi.test`

/** `parameters.api` of a story that talks to the server. Every such story begins with the seeded demo. */
export interface AliveParameters {
  /** Who is signed in, by the real sign-in; null: a visitor. */
  as: DemoAccount | null
  /** The page's address. */
  at: string
  /** What that person did or looked up before, by the API; its result is `arrangedFor` the story. */
  before: ((api: ApiClient) => Promise<unknown>) | null
  /** From when the story is shown: calls are never answered, or the network is gone. */
  network: 'silent' | 'gone' | null
}
