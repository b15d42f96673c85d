import { useEffect } from 'react'

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
