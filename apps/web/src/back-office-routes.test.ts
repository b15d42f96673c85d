import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { routeTree } from './routeTree.gen.ts'

test('[ROLE-30] of the pages below /admin only the documented ones send others elsewhere than to /unauthorized', () => {
  // Routes within a layout have its id in front.
  const ids = Object.keys(createRouter({ routeTree, context: {} as never }).routesById)
  expect(ids.filter((id) => id.startsWith('/admin')).toSorted()).toEqual([
    '/admin/approval',
    // Shows a panel (ADM-GW-01).
    '/admin/payment-gateways',
    // Leads to /admin/platform/settings.
    '/admin/platform-settings',
    '/admin/tenants/',
    '/admin/tenants/$tenantId',
    '/admin/users',
  ])
})
