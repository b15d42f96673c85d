import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readTableViews, type TableView } from './table-view.ts'

/** Tabs hear of each other's changes from the browser; a tab hears of its own through this. */
const changes = new EventTarget()

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  changes.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    changes.removeEventListener('change', onChange)
  }
}

function parse(text: string | null): TableView[] {
  try {
    return readTableViews(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/**
 * The reader's saved views of one list, kept in this browser under `key`, and the way to change them. Where the browser
 * refuses to store (private windows, full storage) the change is refused with its error.
 */
export function useStoredViews(key: string): [views: readonly TableView[], setViews: (views: TableView[]) => void] {
  const read = useCallback(() => window.localStorage.getItem(key), [key])
  const text = useSyncExternalStore(subscribe, read, () => null)
  const views = useMemo(() => parse(text), [text])
  const setViews = useCallback(
    (next: TableView[]) => {
      window.localStorage.setItem(key, JSON.stringify(next))
      changes.dispatchEvent(new Event('change'))
    },
    [key],
  )
  return [views, setViews]
}
