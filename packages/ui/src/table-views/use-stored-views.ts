import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { readTableViews, type TableView } from './table-view.ts'

/** Notifies this tab of its own changes. The browser's `storage` event reaches only other tabs. */
const changes = new EventTarget()

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  changes.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    changes.removeEventListener('change', onChange)
  }
}

/** Fallback for values the browser refuses to store: private windows, full storage. */
const unsaved = new Map<string, string>()

function read(key: string): string | null {
  const kept = unsaved.get(key)
  if (kept !== undefined) return kept
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, text: string) {
  try {
    window.localStorage.setItem(key, text)
    unsaved.delete(key)
  } catch {
    unsaved.set(key, text)
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
 * Returns the user's saved views of a list, stored in this browser under `key`, and functions to change them. When the
 * browser refuses to store them, they last until the page is left.
 */
export function useStoredViews(key: string): [views: readonly TableView[], setViews: (views: TableView[]) => void] {
  const readKey = useCallback(() => read(key), [key])
  const text = useSyncExternalStore(subscribe, readKey, () => null)
  const views = useMemo(() => parse(text), [text])
  const setViews = useCallback(
    (next: TableView[]) => {
      write(key, JSON.stringify(next))
      changes.dispatchEvent(new Event('change'))
    },
    [key],
  )
  return [views, setViews]
}
