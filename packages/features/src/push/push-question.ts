const dismissedKey = 'pushBannerDismissed'
const listeners = new Set<() => void>()

/** Only with `default` can the browser still ask (PUSH-03, PUSH-04). */
const isOpen = (): boolean =>
  'Notification' in window && Notification.permission === 'default' && localStorage.getItem(dismissedKey) !== 'true'

function tell(): void {
  for (const listener of listeners) listener()
}

/** Follows the permission, which people also change in the browser's own settings. */
function watchPermission(listener: () => void): () => void {
  const abort = new AbortController()
  const watch = async () => {
    const status = await navigator.permissions.query({ name: 'notifications' })
    status.addEventListener('change', listener, { signal: abort.signal })
  }
  // Without it the answer is still known after the site's own question (`refresh`).
  void watch().catch(() => {})
  return () => abort.abort()
}

/** Whether to ask about push notifications, as a store: open until it is dismissed or the browser has an answer. */
export const pushQuestion = {
  isOpen,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    const unwatch = watchPermission(listener)
    // Dismissed in another tab.
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      unwatch()
      removeEventListener('storage', listener)
    }
  },
  /** Stores that it was dismissed (PUSH-02), for good. */
  dismiss(): void {
    localStorage.setItem(dismissedKey, 'true')
    tell()
  },
  /** Reads the permission again, after the browser asked. */
  refresh: tell,
}
