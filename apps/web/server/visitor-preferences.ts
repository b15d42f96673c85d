import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

export type Language = 'vi' | 'en'
export type Theme = 'light' | 'dark'

export interface VisitorPreferences {
  language: Language
  /** Absent: the system's preference. */
  theme: Theme | undefined
  /** The language in the address (?lang=), to be stored. */
  asked: Language | undefined
}

const language = (value: string | null | undefined) => (value === 'vi' || value === 'en' ? value : undefined)

/**
 * Reads the preferences for the first paint: ?lang= wins, then the cookie that mirrors the browser's storage, then
 * Vietnamese.
 */
export function readPreferences(context: Context): VisitorPreferences {
  const asked = language(new URL(context.req.url).searchParams.get('lang'))
  const theme = getCookie(context, 'theme')
  return {
    language: asked ?? language(getCookie(context, 'language')) ?? 'vi',
    theme: theme === 'dark' || theme === 'light' ? theme : undefined,
    asked,
  }
}
