import { type Language, ownLanguage, switchLanguage } from '@chonoi/i18n'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { defaultAccessibilitySettings } from '@chonoi/domain'
import { applyFontSize, keepFontSize, readFontSize } from './font-size.ts'

export type Theme = 'light' | 'dark'

export interface Preferences {
  language: Language
  setLanguage: (language: Language) => Promise<void>
  /** Undefined: the system's preference. */
  theme: Theme | undefined
  toggleTheme: () => void
  /** Undefined restores the system's preference. */
  setTheme: (theme: Theme | undefined) => void
  /** In percent of the normal size. */
  fontSize: number
  setFontSize: (percent: number) => void
}

const PreferencesContext = createContext<Preferences | null>(null)

/**
 * Stores preferences in the browser's storage, as documented, and mirrors them in a cookie for the server's first
 * paint.
 */
function keep(name: 'language' | 'theme', value: string) {
  localStorage.setItem(name, value)
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
}

function forget(name: 'theme') {
  localStorage.removeItem(name)
  document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

export function PreferencesProvider({ theme: first, children }: { theme: Theme | undefined; children: ReactNode }) {
  const { i18n } = useTranslation()
  const [theme, setOwnTheme] = useState(first)
  const [fontSize, setOwnFontSize] = useState<number>(defaultAccessibilitySettings.fontSize)
  const language = ownLanguage(i18n.language)

  const setLanguage = useCallback(
    async (next: Language) => {
      await switchLanguage(i18n, next)
      document.documentElement.lang = next
      keep('language', next)
    },
    [i18n],
  )
  const setTheme = useCallback((next: Theme | undefined) => {
    if (next) {
      document.documentElement.dataset.theme = next
      keep('theme', next)
    } else {
      delete document.documentElement.dataset.theme
      forget('theme')
    }
    setOwnTheme(next)
  }, [])
  const toggleTheme = useCallback(() => {
    const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    setTheme(isDark ? 'light' : 'dark')
  }, [theme, setTheme])

  // The server can't render the size: it is in this browser's storage, and the CSP forbids inline styles.
  useEffect(() => {
    const kept = readFontSize()
    // Nothing was chosen: whatever size the page has stays, be it a host's or Storybook's.
    if (kept === defaultAccessibilitySettings.fontSize) return
    applyFontSize(kept)
    setOwnFontSize(kept)
  }, [])
  const setFontSize = useCallback((percent: number) => setOwnFontSize(keepFontSize(percent)), [])

  const value = useMemo(
    () => ({ language, setLanguage, theme, toggleTheme, setTheme, fontSize, setFontSize }),
    [language, setLanguage, theme, toggleTheme, setTheme, fontSize, setFontSize],
  )
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}

export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (!preferences) throw new Error('PreferencesProvider is missing above this component.')
  return preferences
}
