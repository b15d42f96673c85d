import { randomBytes } from 'node:crypto'
import {
  type Api,
  type Connection,
  isTransient,
  listOutbox,
  noTracing,
  readPublicFile,
  readWritten,
  type Tracing,
} from '@chonoi/api'
import type { PublicPlatformSettings } from '@chonoi/contract'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { mountApiReference } from './api-reference/api-reference.ts'
import { brotli } from './brotli.ts'
import { llmsFile } from './llms-file.ts'
import { maintenancePage, staysOpenInMaintenance, worksInMaintenance } from './maintenance-page.ts'
import { offlinePage } from './offline-page.ts'
import { outboxPage } from './outbox-page.ts'
import { contentSecurityPolicy, securityHeaders } from './page-headers.ts'
import { noncePlaceholder, PageCache, type RenderedPage, withNonce } from './page-cache.ts'
import { type SiteStyles, withStyles } from './page-styles.ts'
import { newsFeed, shopNewsFeed } from './news-feed.ts'
import { numberedSitemap, pagesSitemap, robotsFile, shopSitemap, sitemapIndex } from './search-engine-files.ts'
import { articlePicture, shopArticlePicture } from './share-picture/article-pictures.ts'
import type { SiteEnvironment } from './site-environment.ts'
import { requestIdFrom } from './request-id.ts'
import { retryAfter } from './retry-after.ts'
import { mountStorybook } from './storybook-files.ts'
import { traceRequest } from './tracing/trace-request.ts'
import { readPreferences, type VisitorPreferences } from './visitor-preferences.ts'

/** The context for rendering a page (src/request-context.ts types it for the router). */
export interface RenderContext {
  apiFetch: (request: Request) => Promise<Response>
  nonce: string | undefined
  language: 'vi' | 'en'
  theme: 'light' | 'dark' | undefined
  isDemo: boolean
  origin: string
  /** Of the platform; absent when they couldn't be read. */
  settings: PublicPlatformSettings | undefined
  /** The page is for somebody who works on during maintenance. */
  isUnderMaintenance: boolean
  /** Ends calls of the API that take too long. */
  deadline: AbortSignal
  /** Told the pattern of the page's address. */
  onMatched: (route: string) => void
}
export type Render = (request: Request, options: { context: RenderContext }) => Response | Promise<Response>

export interface SiteOptions {
  api: Pick<Api, 'fetch' | 'database' | 'ports' | 'replica'>
  render: Render
  /** The built browser files; absent in development, where Vite serves them. */
  clientFolder?: string
  /** The site's style rules; absent in development, where pages load the full style sheet. */
  styles?: SiteStyles
  /** The built Storybook, if any. */
  storybookFolder?: string
  /** Whether visitors see the maintenance page. Default: never. */
  isUnderMaintenance?: () => Promise<boolean>
  /** Reads the platform's settings for a page. Default: the product's own. */
  readPlatform?: () => Promise<PublicPlatformSettings | undefined>
  /** Hears of every answered page, for metrics. */
  onPage?: (page: AnsweredPage) => void
  /** Makes a span of every call and page. Default: none. */
  tracing?: Tracing | undefined
  trustsProxy: boolean
  isDemo: boolean
  publicUrl: string
  /** Development mode: scripts are inline, so there is no content security policy. */
  isDevelopment?: boolean
}

/** `route` is the pattern of the page's address, or `none` for what is no page of the site. */
export interface AnsweredPage {
  route: string
  status: number
  seconds: number
}

const pageDeadlineMs = 30_000
/** A second is enough for a crowd on the same page, and short enough that nobody sees an old price. */
const pageCacheOptions = { freshMs: 1000, maxCharacters: 32_000_000, maxConcurrent: 2, maxWaiting: 500 }
const year = 'public, max-age=31536000, immutable'

/** Serves API, files and rendered pages on one port. */
export function createSite(options: SiteOptions): Hono<SiteEnvironment> {
  const site = new Hono<SiteEnvironment>()
  const addressOf = (context: Context<SiteEnvironment>) => {
    const forwarded = options.trustsProxy ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    return forwarded || (context.env.incoming?.socket?.remoteAddress ?? 'unknown')
  }
  const connectionOf = (context: Context<SiteEnvironment>): Connection => ({
    address: addressOf(context),
    requestId: context.get('requestId'),
  })
  site.onError((error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 })
    const seconds = retryAfter(error)
    if (seconds !== undefined) return context.text('Service Unavailable', 503, { 'retry-after': String(seconds) })
    const requestId = context.get('requestId')
    options.api.ports.log.error({ requestId, err: error, route: context.get('route') }, 'page failed')
    return context.text('Internal Server Error', 500)
  })
  const carried = Object.entries(securityHeaders(options.publicUrl))
  site.use('*', async (context, next) => {
    await next()
    for (const [name, value] of carried) if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  site.use('*', async (context, next) => {
    context.set('requestId', requestIdFrom(context.req.header('x-request-id'), options.trustsProxy))
    await next()
    context.res.headers.set('x-request-id', context.get('requestId'))
  })
  site.use('*', refuseTwoHosts)
  mountApiReference(site)
  const traced = traceRequest(options.tracing ?? noTracing, options.trustsProxy)
  site.use('/api/*', traced)
  site.all('/api/v1/*', async (context) =>
    brotli(
      await options.api.fetch(context.req.raw, {
        ...connectionOf(context),
        onRoute: (route) => context.set('route', route),
      }),
      context.req.raw,
    ),
  )
  site.all('/api/*', (context) => options.api.fetch(context.req.raw, connectionOf(context)))
  // Not decoded: a key has no characters that need escaping.
  site.get('/files/*', (context) =>
    readPublicFile(options.api, context.req.path.slice('/files/'.length), context.req.query('w')),
  )
  mountSearchEngineFiles(site, options)
  if (options.storybookFolder) mountStorybook(site, options.storybookFolder)
  if (options.isDemo) site.get('/dev/outbox', async () => outboxPage(await listOutbox(options.api)))
  site.get('/offline', () => offlinePage())
  if (options.clientFolder) {
    const root = options.clientFolder
    site.use(
      '/assets/*',
      serveStatic({ root, precompressed: true, onFound: (_path, context) => context.header('cache-control', year) }),
    )
    site.get('/assets/*', (context) => context.text('Not Found', 404))
    site.use(
      '/*',
      serveStatic({
        root,
        precompressed: true,
        onFound(_path, context) {
          context.header('cache-control', 'no-cache')
          // A worker fetches under the policy of its own script.
          if (context.req.path.endsWith('sw.js'))
            context.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'")
        },
      }),
    )
  }
  site.use('*', traced)
  const pages = new PageCache(options.isDevelopment ? { ...pageCacheOptions, freshMs: 0 } : pageCacheOptions)
  site.all('*', async (context, next) => {
    const startedAt = performance.now()
    await next()
    const seconds = (performance.now() - startedAt) / 1000
    options.onPage?.({ route: context.get('route') ?? 'none', status: context.res.status, seconds })
  })
  site.all('*', (context) => answerPage(options, pages, context, connectionOf(context)))
  return site
}

/** Refuses a request with two Host headers, because a proxy might have used the other one (RFC 9112, 3.2). */
async function refuseTwoHosts(context: Context<SiteEnvironment>, next: () => Promise<void>) {
  const names = context.env.incoming?.rawHeaders?.filter((_, index) => index % 2 === 0) ?? []
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1) return context.text('Bad Request', 400)
  return next()
}

function mountSearchEngineFiles(site: Hono<SiteEnvironment>, { publicUrl, api }: SiteOptions) {
  const known = { publicUrl, apiFetch: (request: Request) => api.fetch(request) }
  site.get('/robots.txt', () => robotsFile(known))
  site.get('/llms.txt', () => llmsFile(publicUrl))
  site.get('/news/feed.xml', async (context) => brotli(await newsFeed(known), context.req.raw))
  site.get('/marketplace/tenant/:slug/news/feed.xml', async (context) =>
    brotli(await shopNewsFeed(known, context.req.param('slug')), context.req.raw),
  )
  site.get('/news/:slug/share.png', (context) => articlePicture(known, context.req.param('slug')))
  site.get('/marketplace/tenant/:tenant/news/:slug/share.png', (context) =>
    shopArticlePicture(known, context.req.param('tenant'), context.req.param('slug')),
  )
  site.get('/sitemap.xml', async (context) => brotli(await sitemapIndex(known), context.req.raw))
  site.get('/sitemap-pages.xml', async (context) => brotli(await pagesSitemap(known), context.req.raw))
  site.get('/:file{sitemap-shop-[a-z\\d-]+\\.xml}', async (context) =>
    brotli(await shopSitemap(known, context), context.req.raw),
  )
  site.get('/:file{sitemap-(?:products|news)-\\d+\\.xml}', async (context) =>
    brotli(await numberedSitemap(known, context), context.req.raw),
  )
}

async function answerPage(
  options: SiteOptions,
  pages: PageCache,
  context: Context<SiteEnvironment>,
  connection: Connection,
): Promise<Response> {
  const request = context.req.raw
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return context.text('Method Not Allowed', 405, { allow: 'GET, HEAD' })
  // The router would lead `//other.example` to another host.
  const path = context.req.path.replace(/\/{2,}/g, '/')
  if (path !== context.req.path) return context.redirect(path + new URL(request.url).search, 308)
  const preferences = readPreferences(context)
  const { language, theme, asked } = preferences
  const isUnderMaintenance = !staysOpenInMaintenance(context.req.path) && (await readMaintenance(options))
  if (isUnderMaintenance && !worksInMaintenance(context)) return maintenancePage(language)
  const settings = await options.readPlatform?.()
  const nonce = options.isDevelopment ? undefined : randomBytes(16).toString('base64')
  // Whoever wrote a moment ago isn't shown the page of somebody who reads from a replica that lacks it.
  const wroteAt = options.api.replica && readWritten(context.req.header('cookie'), options.publicUrl)
  const page = await pages.get(JSON.stringify([request.url, language, theme, isUnderMaintenance, wroteAt]), () =>
    renderPage(options, request, { ...preferences, settings, isUnderMaintenance }, { ...connection, wroteAt }),
  )
  if (page.route) context.set('route', page.route)
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, value]))
  headers.set('cache-control', 'private, no-store')
  headers.append('vary', 'Cookie')
  if (asked) headers.append('set-cookie', `language=${asked}; Path=/; Max-Age=31536000; SameSite=Lax`)
  // In development Vite's inline scripts must run, which the default policy would block.
  headers.set(
    'content-security-policy',
    nonce ? contentSecurityPolicy(nonce, settings?.logoUrl) : "frame-ancestors 'none'",
  )
  const body = nonce ? withNonce(page, nonce) : page.html
  return brotli(new Response(body, { status: page.status, headers }), request)
}

/** Taken as off while the database is away: the page is rendered then, and says where its data should be. */
async function readMaintenance({ isUnderMaintenance }: SiteOptions): Promise<boolean> {
  try {
    return (await isUnderMaintenance?.()) ?? false
  } catch (error) {
    if (!isTransient(error)) throw error
    return false
  }
}

type PageFacts = Pick<RenderContext, 'settings' | 'isUnderMaintenance'>

/**
 * Renders a page without a session: tokens are in the browser. It doesn't end with the request that asked first, because
 * others may wait for it.
 */
async function renderPage(
  options: SiteOptions,
  asked: Request,
  { language, theme, settings, isUnderMaintenance }: VisitorPreferences & PageFacts,
  connection: Connection,
): Promise<RenderedPage> {
  const nonce = options.isDevelopment ? undefined : noncePlaceholder
  // One timer for all calls of the page, cleared at its end: a running one would keep everything of the request in memory.
  const late = new AbortController()
  const timer = setTimeout(
    () => late.abort(new DOMException('The page takes too long.', 'TimeoutError')),
    pageDeadlineMs,
  )
  let refusal: Response | undefined
  let route: string | undefined
  const context: RenderContext = {
    apiFetch: async (inner) => {
      const answer = await options.api.fetch(new Request(inner), connection)
      if (answer.status === 503) refusal = answer
      return answer
    },
    nonce,
    language,
    theme,
    isDemo: options.isDemo,
    origin: options.publicUrl,
    settings,
    isUnderMaintenance,
    deadline: late.signal,
    onMatched: (pattern) => void (route = pattern),
  }
  try {
    // Not the visitor's own Accept header: the page may be sent to others.
    const request = new Request(asked.url, { headers: { accept: 'text/html' } })
    const rendered = await options.render(request, { context })
    const text = await rendered.text()
    const headers = new Headers(rendered.headers)
    // The page shows a message; the status tells search engines and proxies that it isn't the requested page.
    const retryAfter = refusal?.headers.get('retry-after')
    if (retryAfter) headers.set('retry-after', retryAfter)
    const html = options.styles && nonce ? withStyles(text, options.styles, nonce) : text
    return { status: refusal?.status ?? rendered.status, headers: [...headers], html, ...(route && { route }) }
  } finally {
    clearTimeout(timer)
  }
}
