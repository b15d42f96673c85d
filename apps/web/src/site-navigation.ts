import type { Moves } from '@chonoi/features/app/navigation'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { leadsToScreen } from './leads-to-screen.ts'
import { nextFrame } from './next-frame.ts'

/** How screens move about the site: the router behind the port that they know. */
export function siteNavigation(router: AnyRouter): Moves {
  const history: RouterHistory = router.history
  let begun = Promise.resolve()
  return {
    // The router works for a while within the call; the press that asked for it shows first.
    navigate(href, { replace = false, keepScroll = false, ignoreBlock = false } = {}) {
      begun = nextFrame().then(() => {
        void router.navigate({ href, replace, resetScroll: !keepScroll, ignoreBlocker: ignoreBlock })
      })
    },
    async settled() {
      await begun
      if (router.state.status === 'idle') return
      await new Promise<void>((resolve) => {
        const forget = router.subscribe('onResolved', () => {
          forget()
          resolve()
        })
      })
    },
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
