import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { isKept, isOfCatalogue, markedAsKept } from './kept-pages.ts'

declare const self: ServiceWorkerGlobalScope
/** Names the files of this build, so that the browser sees a new worker with each of them. */
declare const buildId: string

const offlinePage = '/offline'
const offlineCache = `offline-${buildId}`
/** Pages of one build need the scripts of that build. */
const catalogueCache = `catalogue-${buildId}`

/**
 * The site's worker (SW-01): pages come from the network. Without one, pages of the catalogue that were read before are
 * shown and marked as kept; for all others the offline page says what is missing.
 */
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' }))))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches())
})

async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => /^(offline|catalogue)-/.test(name) && name !== offlineCache && name !== catalogueCache,
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page asks for it once its reader agreed to the new version. */
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

enableNavigationPreload()

const orOfflinePage = { handlerDidError: async () => (await caches.match(offlinePage)) ?? Response.error() }

// The server renders pages without a session, so nothing of its reader is kept with a page.
const catalogue = new NetworkFirst({
  cacheName: catalogueCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (isKept(response) ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? markedAsKept(cachedResponse) : null),
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * 24 * 60 * 60 }),
    orOfflinePage,
  ],
})
registerRoute(({ request, url }) => request.mode === 'navigate' && isOfCatalogue(url), catalogue)

// Never kept: these pages show what is their reader's alone.
const fromNetwork = new NetworkOnly({ plugins: [orOfflinePage] })
registerRoute(new NavigationRoute(fromNetwork, { denylist: [/^\/(?:api|files|storybook|dev)\//] }))

// Their names change with their content.
const files = new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 300 })] })
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
