import { openLink, type PushMessage, showMessage } from './show-message.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker of push messages (SW-02). Apart from the site's worker, so that either can be replaced alone. */
self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(showMessage(self, message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link } = (event.notification.data ?? {}) as { link?: unknown }
  event.waitUntil(openLink(self.clients, self.location.origin, link))
})
