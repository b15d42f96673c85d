import type { Moves } from '@chonoi/features/app/navigation'
import type { AnyRouter, RouterHistory } from '@tanstack/react-router'
import { leadsToScreen } from './leads-to-screen.ts'
import { nextFrame } from './next-frame.ts'

/** Implements the screens' navigation port with the router. */
export function siteNavigation(router: AnyRouter): Moves {
  const history: RouterHistory = router.history
  let begun = Promise.resolve()
  return {
    // The router works synchronously for a while, so let the press be drawn first.
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
    // A different query is a different view of the same page, so unsaved input is kept.
    block: (ask) =>
      history.block({
        enableBeforeUnload: false,
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await ask()),
      }),
    hasScreen: (href) => leadsToScreen(router, href),
  }
}
