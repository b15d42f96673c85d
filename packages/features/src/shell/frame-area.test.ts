import { type SitePage, sitePages } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { frameAreaOf, isOfficeArea } from './frame-area.ts'

/** Pages of signed-in users without a navigation column, such as the checkout, which it would interrupt. */
const undistracted = new Set(['/checkout', '/orders/$orderId/confirmation'])

test("frameAreaOf: returns the area of each page's route", () => {
  for (const [path, { audience }] of Object.entries<SitePage>(sitePages)) {
    const isSite = audience === 'public' || audience === 'guest' || undistracted.has(path)
    expect(frameAreaOf(path), path).toBe(isSite ? 'site' : audience)
  }
})

test('isOfficeArea: holds for the areas of staff', () => {
  expect((['site', 'account', 'seller', 'admin'] as const).filter(isOfficeArea)).toEqual(['seller', 'admin'])
})
