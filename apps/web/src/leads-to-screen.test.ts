import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { leadsToScreen } from './leads-to-screen.ts'
import { routeTree } from './routeTree.gen.ts'

const router = createRouter({ routeTree, context: {} as never })
const leads = (href: string) => leadsToScreen(router, href)

test("leadsToScreen: accepts the site's paths, with or without parameters, a query and a trailing slash", () => {
  expect(['/', '/products', '/products/ao-thun', '/orders?page=2#top', '/wallet/'].map(leads)).toEqual(
    Array(5).fill(true),
  )
})

test('leadsToScreen: rejects a path without a route, and one that only groups others', () => {
  expect(['/nowhere', '/admin/nowhere', '/products/ao-thun/nowhere', '/tenant'].map(leads)).toEqual(
    Array(4).fill(false),
  )
})

test('[ROUTE-92] leadsToScreen: the analytics of an article have their address', () => {
  expect(leads('/admin/articles/00000000-0000-4000-8000-000000000000/analytics')).toBe(true)
})

test('[ROUTE-91] leadsToScreen: both forms of an address that the documents give in two forms lead to a screen', () => {
  const forms = [
    ['/admin/news/new', '/admin/news/create'],
    ['/admin/news/1/edit', '/admin/news/edit/1'],
    ['/admin/platform/settings', '/admin/platform-settings'],
    ['/admin/orders', '/admin/payments'],
    ['/news/cho-noi', '/articles/cho-noi'],
    ['/marketplace', '/tenants'],
  ]
  expect(forms.flat().filter((href) => !leads(href))).toEqual([])
})
