import type { Moves } from '@chonoi/features/app/navigation'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { marketplace } from './shop.ts'

/** Whether this shop has a screen for a path. The marketplace has one for all others. */
export function hasScreen(router: AnyRouter, href: string): boolean {
  const [, params, route] = router.getMatchedRoutes(new URL(href, location.origin).pathname)
  return route !== undefined && params['**'] === undefined
}

/** Returns the address of a screen's path, here or in the marketplace. */
export const addressOf = (router: AnyRouter, href: string) =>
  !href.startsWith('/') || hasScreen(router, href) ? href : `${marketplace}${href}`

/** Implements the screens' navigation port with the router. */
export function shopNavigation(router: AnyRouter): Moves {
  const history: RouterHistory = router.history
  return {
    navigate: (href, { replace = false, keepScroll = false, ignoreBlock = false } = {}) => {
      if (hasScreen(router, href))
        void router.navigate({ href, replace, resetScroll: !keepScroll, ignoreBlocker: ignoreBlock })
      else location.assign(addressOf(router, href))
    },
    settled: () =>
      router.state.status === 'idle'
        ? Promise.resolve()
        : new Promise((resolve) => {
            const forget = router.subscribe('onResolved', () => {
              forget()
              resolve()
            })
          }),
    block: (ask) =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await ask()),
      }),
    hasScreen: () => true,
  }
}
