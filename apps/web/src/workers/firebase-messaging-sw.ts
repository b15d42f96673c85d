import { openLink, type PushMessage, reportEvent, showMessage } from './show-message.ts'

declare const self: ServiceWorkerGlobalScope

/** The worker of push messages (SW-02). Apart from the site's worker, so that either can be replaced alone. */
self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined
  if (message) event.waitUntil(showMessage(self, message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { link, reportId } = (event.notification.data ?? {}) as { link?: unknown; reportId?: unknown }
  event.waitUntil(Promise.all([openLink(self.clients, self.location.origin, link), reportEvent(reportId, 'CLICKED')]))
})

self.addEventListener('notificationclose', (event) => {
  const { reportId } = (event.notification.data ?? {}) as { reportId?: unknown }
  event.waitUntil(reportEvent(reportId, 'DISMISSED'))
})
