import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** Names the files of this build, so that the browser sees a new worker with each of them. */
declare const buildId: string

const offlinePage = '/offline'
const offlineCache = `offline-${buildId}`

/** The site's worker (SW-01): pages come from the network alone, and without one the offline page says so. */
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(offlineCache).then((cache) => cache.add(new Request(offlinePage, { cache: 'reload' }))))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches())
})

async function deleteOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== offlineCache)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page asks for it once its reader agreed to the new version. */
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
})

enableNavigationPreload()

// Never stored: a page may hold what is its reader's alone.
const fromNetwork = new NetworkOnly({
  plugins: [
    {
      handlerDidError: async () => (await caches.match(offlinePage)) ?? Response.error(),
    },
  ],
})
registerRoute(new NavigationRoute(fromNetwork, { denylist: [/^\/(?:api|files|storybook|dev)\//] }))

// Their names change with their content.
const files = new CacheFirst({ cacheName: 'assets', plugins: [new ExpirationPlugin({ maxEntries: 300 })] })
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
