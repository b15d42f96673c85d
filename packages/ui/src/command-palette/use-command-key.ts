import { useEffect, useSyncExternalStore } from 'react'

/** Opens the palette with Ctrl+K, on a Mac ⌘K. Does nothing when the event was already handled. */
export function useCommandKey(open: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isKey =
        (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      if (!isKey || event.defaultPrevented) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
}

const neverChanges = () => () => {}
const onServer = () => 'Ctrl K'
/** Detects the platform. Uses a deprecated property, since its successor `userAgentData` exists in Chromium only. */
const here = () => (/^(Mac|iP)/.test(navigator.platform) ? '⌘K' : 'Ctrl K')

/** Returns the label of the palette's shortcut: `Ctrl K`, on a Mac `⌘K`. Until hydration it is `Ctrl K`. */
export const useCommandKeyName = (): string => useSyncExternalStore(neverChanges, here, onServer)
