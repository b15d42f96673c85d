import { expect, test } from 'vitest'
import { clampFontSize, clampVolume, defaultAccessibilitySettings } from './accessibility-settings.ts'
import { businessHours, isWithinBusinessHours, timeZone } from './business-hours.ts'
import { compactCount, fileSize } from './compact-number.ts'
import { httpFallbackCode } from './http-fallback.ts'
import { pageMeta } from './page-meta.ts'

test('[GEN-08] business hours are 8 to 22, Ho Chi Minh time', () => {
  expect(businessHours).toEqual({ opens: 8, closes: 22 })
  const open = (time: string) => isWithinBusinessHours(new Date(`2026-11-21T${time}+07:00`))
  expect(['07:59', '08:00', '21:59', '22:00'].map(open)).toEqual([false, true, true, false])
})

test('[FMT-08] the time zone', () => {
  expect(timeZone).toBe('Asia/Ho_Chi_Minh')
})

test('[A11Y-07] accessibility defaults', () => {
  expect(defaultAccessibilitySettings).toEqual({ fontSize: 100, volume: 50 })
})

test('[A11Y-08] font size is clamped to 50 to 200 percent', () => {
  expect([49, 50, 125, 200, 900, Number.NaN].map(clampFontSize)).toEqual([50, 50, 125, 200, 200, 100])
})

test('[A11Y-09] volume is clamped to 0 to 100', () => {
  expect([-1, 0, 33, 100, 101].map(clampVolume)).toEqual([0, 0, 33, 100, 100])
})

test('[TITLE-01] the site suffix follows the title', () => {
  expect(pageMeta({ title: 'Gốm Bát Tràng' }).title).toBe('Gốm Bát Tràng | Chợ Nổi')
  expect(pageMeta({}).title).toBe('Chợ Nổi')
})

test('[TITLE-02] robots defaults to index, follow', () => {
  expect(pageMeta({}).robots).toBe('index, follow')
  expect(pageMeta({ robots: 'noindex' }).robots).toBe('noindex')
})

test('[TITLE-03] the social image is 1200x630', () => {
  expect(pageMeta({ imageUrl: '/x.png' }).image).toEqual({ url: '/x.png', width: 1200, height: 630 })
})

test('[TITLE-04] the theme colour', () => {
  expect(pageMeta({}).themeColour).toBe('#2563eb')
})

test('[FMT-16] a count of 1000 or more is shown in thousands', () => {
  expect([0, 999, 1000, 1999, 12_345].map(compactCount)).toEqual([
    { amount: 0, suffix: '' },
    { amount: 999, suffix: '' },
    { amount: 1, suffix: 'k' },
    { amount: 1.9, suffix: 'k' },
    { amount: 12.3, suffix: 'k' },
  ])
})

test('[FMT-05] file sizes use B, KB, MB, GB, TB with base 1024', () => {
  expect([0, 1023, 1024, 1536, 1024 ** 2 - 1, 1024 ** 3, 5 * 1024 ** 4, 5000 * 1024 ** 4].map(fileSize)).toEqual([
    { amount: 0, unit: 'B' },
    { amount: 1023, unit: 'B' },
    { amount: 1, unit: 'KB' },
    { amount: 1.5, unit: 'KB' },
    { amount: 1, unit: 'MB' },
    { amount: 1, unit: 'GB' },
    { amount: 5, unit: 'TB' },
    { amount: 5000, unit: 'TB' },
  ])
})

test('[ERR-08, ERR-09, ERR-10, ERR-11, ERR-12, ERR-13, ERR-14] each failed status has its fallback; 409 speaks of bookmarks only for bookmarks', () => {
  expect([401, 403, 404, 409, 422, 500, 503, 400, 429, 0].map((status) => httpFallbackCode(status))).toEqual(
    `http.unauthorized http.forbidden http.not_found http.conflict http.invalid http.server_error http.server_error
     http.other http.other http.other`.split(/\s+/),
  )
  expect(httpFallbackCode(409, 'bookmark')).toBe('http.bookmark_exists')
})
