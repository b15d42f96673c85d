import type { Language } from '@chonoi/i18n'
import { userAgent } from './chromium.ts'

/** Storage with a cookie choice, so that the banner doesn't appear. */
export const answeredConsent = JSON.stringify({
  hasConsented: true,
  consentDate: '2026-01-01T00:00:00.000Z',
  essential: true,
  functional: true,
  analytics: false,
  marketing: false,
  version: '1.0',
})

export interface Visitor {
  language: Language
  theme?: 'light' | 'dark'
  hasAnsweredCookies?: boolean
}

/** The storage of a returning visitor. */
export function rememberedBy({ language, theme, hasAnsweredCookies = true }: Visitor, origin: string) {
  const cookie = (name: string, value: string) => ({
    name,
    value,
    domain: new URL(origin).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })
  const stored = (name: string, value: string) => ({ name, value })
  return {
    cookies: [cookie('language', language), ...(theme ? [cookie('theme', theme)] : [])],
    origins: [
      {
        origin,
        localStorage: [
          stored('language', language),
          stored('pushBannerDismissed', 'true'),
          ...(theme ? [stored('theme', theme)] : []),
          ...(hasAnsweredCookies ? [stored('cookieConsent', answeredConsent)] : []),
        ],
      },
    ],
  }
}

/** The options of a project: everybody in it reads this language. */
export function visitorIn(language: Language, origin: string) {
  return {
    language,
    locale: language === 'vi' ? 'vi-VN' : 'en-US',
    timezoneId: 'Asia/Ho_Chi_Minh',
    userAgent,
    viewport: { width: 1280, height: 800 },
    // Routes of a test don't see what a worker fetches.
    serviceWorkers: 'block' as const,
    storageState: rememberedBy({ language }, origin),
  }
}

/** A visitor without a cookie choice. */
export const consentWithoutAnswer = (language: Language, origin: string) =>
  rememberedBy({ language, hasAnsweredCookies: false }, origin)
