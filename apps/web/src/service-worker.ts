import type { UpdateAvailable } from '@chonoi/features/shell/update-prompt'

/** How long an open page goes without asking for a new version, ms: the browser asks for itself with a new document only. */
const askAgainAfter = 3_600_000

/**
 * Registers the site's worker (SW-01). A new version fires `update-available` (SW-03); once its reader agreed and it
 * controls the page, the page is reloaded (SW-04).
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { Workbox } = await import('workbox-window')
  const worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () => {
    const detail: UpdateAvailable = { use: () => worker.messageSkipWaiting() }
    window.dispatchEvent(new CustomEvent('update-available', { detail }))
  })
  worker.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) location.reload()
  })
  await worker.register()
  let askedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - askedAt < askAgainAfter) return
    askedAt = Date.now()
    // Without a network it is asked another time.
    worker.update().catch(() => {})
  })
}
