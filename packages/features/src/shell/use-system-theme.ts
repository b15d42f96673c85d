import type { Theme } from '../app/preferences.tsx'
import { useMedia } from '../app/use-media.ts'

/** Returns the system's theme; light while unknown, on the server. */
export function useSystemTheme(): Theme {
  return useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
}
