import type { ApiClient } from '@chonoi/api-client'

/** The demo's people; README.md says who they are. */
export type DemoAccount =
  `${'superadmin' | 'admin' | 'shopadmin' | 'seller' | 'customer' | 'user' | 'multi'}@chonoi.test`

/** `parameters.api` of a story that talks to the server. Every such story begins with the seeded demo. */
export interface AliveParameters {
  /** Who is signed in, by the real sign-in. Nobody by default. */
  as?: DemoAccount
  /** The page's address. Default '/'. */
  at?: string
  /** What that person did before, by the API. */
  before?: (api: ApiClient) => Promise<unknown>
  /** From when the story is shown: calls are never answered, or the network is gone. */
  network?: 'silent' | 'gone'
}
