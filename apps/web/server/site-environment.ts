import type { HttpBindings } from '@hono/node-server'

/** What a request carries through the site. */
export interface SiteEnvironment {
  Bindings: HttpBindings
  Variables: {
    /** Under which it is logged and answered. */
    requestId: string
    /** The pattern of the page's address, once a page was found. */
    route?: string
  }
}
