import type { HttpBindings } from '@hono/node-server'

/** What a request carries through the site. */
export interface SiteEnvironment {
  Bindings: HttpBindings
  Variables: {
    /** Under which it is logged and answered. */
    requestId: string
    /** The pattern of the page's or the call's address, once it was found. */
    route?: string
  }
}
