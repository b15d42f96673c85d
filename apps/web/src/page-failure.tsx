import { ErrorScreen } from '@chonoi/features/shell/error-screen'
import { useEffect } from 'react'

/**
 * Whether the worker should be asked for the page: there is no network, and the document is of another address. It may
 * have kept the page; a document that already came from it isn't loaded again.
 */
function isWorthLoading(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller) && loaded?.name !== location.href
}

/** Shown when a page fails. Without a network it is loaded as a document, which the worker answers. */
export function PageFailure(props: { error: unknown; reset: () => void }) {
  useEffect(() => {
    if (isWorthLoading()) location.reload()
  }, [])
  return <ErrorScreen {...props} />
}
