import { useSyncExternalStore } from 'react'
import type { Theme } from '../app/preferences.tsx'

const darkness = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void) {
  const query = matchMedia(darkness)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Returns the system's theme; light while unknown, on the server. */
export function useSystemTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(darkness).matches ? 'dark' : 'light'),
    () => 'light',
  )
}
