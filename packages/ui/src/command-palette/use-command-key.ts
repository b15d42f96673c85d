import { useEffect, useSyncExternalStore } from 'react'

/** Opens the palette by Ctrl+K, on a Mac ⌘K. Where something else already took the key it stays silent. */
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
/** The browser's own word for where it runs; its successor, `userAgentData`, is in Chromium only. */
const here = () => (/^(Mac|iP)/.test(navigator.platform) ? '⌘K' : 'Ctrl K')

/** What is written on the palette's key: `Ctrl K`, on a Mac `⌘K`. A page from a server says `Ctrl K` until it is alive. */
export const useCommandKeyName = (): string => useSyncExternalStore(neverChanges, here, onServer)
