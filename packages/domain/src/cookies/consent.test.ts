import { expect, test } from 'vitest'
import {
  acceptAll,
  consentBannerDelay,
  consentCategories,
  consentRecord,
  consentSaveTime,
  consentStorageKey,
  essentialOnly,
  optionalConsentCategories,
  parseConsent,
} from './consent.ts'

const now = new Date('2026-11-21T02:00:00.000Z')

test('[COOKIE-11] four categories, of which essential is required', () => {
  expect([...consentCategories]).toEqual(['essential', 'functional', 'analytics', 'marketing'])
  expect([...optionalConsentCategories]).toEqual(['functional', 'analytics', 'marketing'])
})

test('[COOKIE-12] Accept All records every category', () => {
  expect(consentRecord(acceptAll, now)).toMatchObject({
    essential: true,
    functional: true,
    analytics: true,
    marketing: true,
  })
})

test('[COOKIE-13] Essential Only records only essential', () => {
  expect(consentRecord(essentialOnly, now)).toMatchObject({
    essential: true,
    functional: false,
    analytics: false,
    marketing: false,
  })
})

test('[COOKIE-14] chosen toggles are recorded as chosen', () => {
  expect(consentRecord({ functional: true, analytics: false, marketing: true }, now)).toMatchObject({
    functional: true,
    analytics: false,
    marketing: true,
  })
})

test('[COOKIE-18] the storage key', () => {
  expect(consentStorageKey).toBe('cookieConsent')
})

test('[COOKIE-19] the record holds exactly the documented fields', () => {
  expect(consentRecord(acceptAll, now)).toEqual({
    hasConsented: true,
    consentDate: '2026-11-21T02:00:00.000Z',
    essential: true,
    functional: true,
    analytics: true,
    marketing: true,
    version: '1.0',
  })
})

test('a stored record is read back, anything else counts as not chosen', () => {
  const record = consentRecord(essentialOnly, now)
  expect(parseConsent(JSON.stringify(record))).toEqual(record)
  const broken = [null, '', '{', 'null', '[]', '{}', JSON.stringify({ ...record, version: '0.9' })]
  expect(broken.map(parseConsent)).toEqual(broken.map(() => null))
  expect(parseConsent(JSON.stringify({ ...record, marketing: 'yes' }))).toBeNull()
})

test('the banner waits 2 s and a save shows for about 1 s', () => {
  expect([consentBannerDelay, consentSaveTime]).toEqual([2000, 1000])
})
