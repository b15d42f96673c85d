import type { Navigation } from '@chonoi/features/app/navigation'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { leadsToScreen } from './leads-to-screen.ts'

/** How screens move about the site: the router behind the port that they know. */
export function siteNavigation(router: AnyRouter): Omit<Navigation, 'pathname' | 'search'> {
  const history: RouterHistory = router.history
  return {
    navigate: (href, { replace = false, keepScroll = false, ignoreBlock = false } = {}) =>
      void router.navigate({ href, replace, resetScroll: !keepScroll, ignoreBlocker: ignoreBlock }),
    settled: () =>
      router.state.status === 'idle'
        ? Promise.resolve()
        : new Promise((resolve) => {
            const forget = router.subscribe('onResolved', () => {
              forget()
              resolve()
            })
          }),
    // Another query is another view of the same page: nothing typed is lost by it.
    block: (ask) =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await ask()),
      }),
    hasScreen: (href) => leadsToScreen(router, href),
  }
}
