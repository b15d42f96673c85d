import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compressed } from './brotli.ts'
import type { SiteEnvironment } from './site-environment.ts'

const start = '/storybook'

/** Allows Storybook to frame its own pages, and no connections to other origins. */
const headers: Record<string, string> = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "frame-ancestors 'self'; object-src 'none'; base-uri 'self'; form-action 'self'",
  'x-robots-tag': 'noindex',
  'cache-control': 'no-cache',
}

const hashed = /\/(assets|fonts)\//

/** Serves the built Storybook (`npm run build:storybook`) under /storybook; 404 where it isn't built. */
export function mountStorybook(site: Hono<SiteEnvironment>, folder: string): void {
  site.get(start, (context) => context.redirect(`${start}/`, 301))
  site.get(
    `${start}/*`,
    compressed,
    async (context, next) => {
      await next()
      for (const [name, value] of Object.entries(headers)) context.header(name, value)
      if (context.res.ok && hashed.test(context.req.path)) context.header('cache-control', 'public, max-age=86400')
    },
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(start.length) }),
    (context) => context.text('Not Found', 404),
  )
}
