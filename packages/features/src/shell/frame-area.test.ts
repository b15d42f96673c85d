import { type SitePage, sitePages } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { frameAreaOf } from './frame-area.ts'

/** Pages of somebody signed in without the navigation beside them: a purchase is not interrupted. */
const undistracted = new Set(['/checkout', '/orders/$orderId/confirmation'])

test('frameAreaOf: every page of the site lies in the area of its route', () => {
  for (const [path, { audience }] of Object.entries<SitePage>(sitePages)) {
    const isSite = audience === 'public' || audience === 'guest' || undistracted.has(path)
    expect(frameAreaOf(path), path).toBe(isSite ? 'site' : audience)
  }
})
