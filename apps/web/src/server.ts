import { createServerEntry, createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

/** Renders one page to a stream of HTML. */
export default createServerEntry({
  fetch: createStartHandler({
    handler: ({ router, ...rest }) => {
      const manifest = router.ssr?.manifest
      const matched = router.state.matches.map(({ routeId }) => routeId)
      if (manifest) router.ssr = { manifest: scriptsAfterPaint(manifest, matched) }
      return defaultStreamHandler({ router, ...rest })
    },
  }),
})
