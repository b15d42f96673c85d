import { type SitePage, sitePages } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { frameAreaOf } from './frame-area.ts'

/** Pages of signed-in users without a navigation column, such as the checkout, which it would interrupt. */
const undistracted = new Set(['/checkout', '/orders/$orderId/confirmation'])

test("frameAreaOf: returns the area of each page's route", () => {
  for (const [path, { audience }] of Object.entries<SitePage>(sitePages)) {
    const isSite = audience === 'public' || audience === 'guest' || undistracted.has(path)
    expect(frameAreaOf(path), path).toBe(isSite ? 'site' : audience)
  }
})
