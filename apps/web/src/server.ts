import { rootRouteId } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { createServerEntry, createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import type { RenderContext } from './request-context.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** Renders one page to a stream of HTML. */
export default createServerEntry({
  fetch: createStartHandler({
    handler: ({ router, ...rest }) => {
      const manifest = router.ssr?.manifest
      const matched = router.state.matches.map(({ routeId }) => routeId)
      const page = router.state.matches.at(-1)
      const context = getGlobalStartContext() as RenderContext | undefined
      // The root alone: no page has this address.
      if (page && page.routeId !== rootRouteId) context?.onMatched(page.fullPath)
      if (manifest) router.ssr = { manifest: scriptsAfterPaint(manifest, matched) }
      return defaultStreamHandler({ router, ...rest })
    },
  }),
})
