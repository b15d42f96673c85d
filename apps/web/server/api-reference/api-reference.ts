import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { compressed } from '../brotli.ts'
import { publicDocument } from './public-document.ts'
import { referencePage, referenceScript, referenceStyles } from './reference-page.ts'
import type { SiteEnvironment } from '../site-environment.ts'

const start = '/api/docs'
const assets = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))

/** Scripts and styles come from our own files alone, and calls go to this site alone. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the OpenAPI document at /api/v1/openapi.json, and the reference in which it can be read and tried at /api/docs. */
export function mountApiReference(site: Hono<SiteEnvironment>): void {
  let document: string | undefined
  site.get('/api/v1/openapi.json', compressed, (context) => {
    document ??= publicDocument()
    return context.body(document, 200, {
      'content-type': 'application/json',
      'cache-control': 'no-cache',
      // The document is public, and tools of other origins read it.
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  site.get(start, (context) => context.redirect(`${start}/`, 301))
  site.use(`${start}/*`, compressed, async (context, next) => {
    await next()
    context.header('content-security-policy', contentSecurityPolicy)
    context.header('cache-control', 'no-cache')
  })
  site.get(`${start}/`, (context) => context.html(referencePage))
  site.get(`${start}/reference.js`, (context) =>
    context.body(referenceScript, 200, { 'content-type': 'text/javascript' }),
  )
  site.get(`${start}/reference.css`, (context) => context.body(referenceStyles, 200, { 'content-type': 'text/css' }))
  site.get(
    `${start}/:file{swagger-ui(-bundle)?\\.(js|css)}`,
    serveStatic({ root: assets, rewriteRequestPath: (path) => path.slice(start.length) }),
  )
  site.get(`${start}/*`, (context) => context.text('Not Found', 404))
}
