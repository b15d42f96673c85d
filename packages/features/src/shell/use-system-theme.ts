import type { Theme } from '../app/preferences.tsx'
import { useMediaQuery } from '@chonoi/ui/use-media-query'

/** Returns the system's theme; light while unknown, on the server. */
export function useSystemTheme(): Theme {
  return useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
}
