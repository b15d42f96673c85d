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

/** What the browser refused to keep: private windows, full storage. */
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
 * The reader's saved views of one list, kept in this browser under `key`, and the way to change them. Where the browser
 * refuses to store, they last until the page is left.
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
