/** What the server sends (apps/api/src/push). */
export interface PushMessage {
  title: string
  body: string
  /** A path of the site. */
  link: string | null
  tag: string
  data: Record<string, unknown>
  requireInteraction: boolean
  /** The id by which what its reader does with it is reported. Absent for what isn't counted. */
  reportId?: string
}

/** How long a message stays while its reader is on the site anyway (PUSH-12). */
const localMessageMs = 5_000

type Worker = Pick<ServiceWorkerGlobalScope, 'clients' | 'registration'>

/** Shows a message. While a page of the site is in view it closes itself, unless it requires interaction. */
export async function showMessage({ clients, registration }: Worker, message: PushMessage): Promise<void> {
  const { title, body, link, tag, data, requireInteraction, reportId } = message
  await registration.showNotification(title, {
    ...{ body, tag, requireInteraction, icon: '/icon-192.png', badge: '/icon-192.png' },
    data: { ...data, link, reportId },
  })
  if (requireInteraction || !(await isInView(clients))) return
  await new Promise((resolve) => setTimeout(resolve, localMessageMs))
  for (const shown of await registration.getNotifications({ tag })) shown.close()
}

async function isInView(clients: Clients): Promise<boolean> {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return windows.some(({ visibilityState }) => visibilityState === 'visible')
}

/**
 * Leads to what a message is about: to a page that shows it already, else to a new one. This worker controls no page, so
 * it can lead none elsewhere; and a press allows one page to be focused or opened, not one after the other.
 */
export async function openLink(clients: Clients, origin: string, link: unknown): Promise<void> {
  const target = new URL(typeof link === 'string' ? link : '/notifications', origin)
  const url = target.origin === origin ? target.href : `${origin}/notifications`
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => page.url === url)
  await (there ? there.focus() : clients.openWindow(url))
}

/** Tells the server what the reader did with a message. Lost without a network: it is a figure, nothing more. */
export async function reportEvent(reportId: unknown, event: 'CLICKED' | 'DISMISSED'): Promise<void> {
  if (typeof reportId !== 'string') return
  const random = crypto.getRandomValues(new Uint8Array(32))
  await fetch('/api/v1/notification-events', {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'Content-Type': 'application/json',
      'X-CSRF-Token': Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    },
    body: JSON.stringify({ id: reportId, event }),
  }).catch(() => undefined)
}
