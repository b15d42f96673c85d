import type { AnyRouter } from '@tanstack/react-router'

/** Whether a path, with or without a query, is one of the site's routes. */
export function leadsToScreen(router: Pick<AnyRouter, 'getMatchedRoutes'>, href: string): boolean {
  const { pathname } = new URL(href, 'http://site.internal')
  const [, params, route] = router.getMatchedRoutes(pathname)
  // The router falls back to the nearest parent route and puts the rest of the path under this name.
  return route !== undefined && params['**'] === undefined
}
