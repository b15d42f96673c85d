/** COOKIE-11 */
export const consentCategories = ['essential', 'functional', 'analytics', 'marketing'] as const

export type ConsentCategory = (typeof consentCategories)[number]

/** The optional categories. Essential is required. */
export const optionalConsentCategories = ['functional', 'analytics', 'marketing'] as const satisfies ConsentCategory[]

export type ConsentChoice = Readonly<Record<(typeof optionalConsentCategories)[number], boolean>>

/** COOKIE-19 */
export type ConsentRecord = ConsentChoice & {
  readonly hasConsented: true
  /** ISO 8601. */
  readonly consentDate: string
  readonly essential: true
  readonly version: typeof consentVersion
}

export const consentVersion = '1.0'
/** COOKIE-18: the key in the browser's storage. */
export const consentStorageKey = 'cookieConsent'
/** COOKIE-17: the event broadcast on `window` after each choice. */
export const consentChangedEvent = 'cookie-consent-changed'
/** COOKIE-01, in milliseconds. */
export const consentBannerDelay = 2_000
/** COOKIE-15, in milliseconds. */
export const consentSaveTime = 1_000

/** COOKIE-12 */
export const acceptAll: ConsentChoice = { functional: true, analytics: true, marketing: true }
/** COOKIE-13 */
export const essentialOnly: ConsentChoice = { functional: false, analytics: false, marketing: false }

/** COOKIE-14: creates the record of a choice, dated now. */
export function consentRecord(choice: ConsentChoice, now: Date): ConsentRecord {
  const { functional, analytics, marketing } = choice
  return {
    hasConsented: true,
    consentDate: now.toISOString(),
    essential: true,
    functional,
    analytics,
    marketing,
    version: consentVersion,
  }
}

/** Parses a stored record. Anything but a record of this version counts as no choice yet. */
export function parseConsent(stored: string | null): ConsentRecord | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return isConsentRecord(value) ? value : null
  } catch {
    return null
  }
}

function isConsentRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return (
    fields.get('hasConsented') === true &&
    fields.get('essential') === true &&
    fields.get('version') === consentVersion &&
    typeof fields.get('consentDate') === 'string' &&
    optionalConsentCategories.every((category) => typeof fields.get(category) === 'boolean')
  )
}
