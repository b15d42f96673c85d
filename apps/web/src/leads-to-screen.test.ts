import { createRouter } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { leadsToScreen } from './leads-to-screen.ts'
import { routeTree } from './routeTree.gen.ts'

const router = createRouter({ routeTree, context: {} as never })
const leads = (href: string) => leadsToScreen(router, href)

test('a path of the site leads to a screen, with or without values, a query and a slash at its end', () => {
  expect(['/', '/products', '/products/ao-thun', '/orders?page=2#top', '/wallet/'].map(leads)).toEqual(
    Array(5).fill(true),
  )
})

test('a path that no route answers leads to none, nor does the part of a path that only groups others', () => {
  expect(['/nowhere', '/admin/nowhere', '/products/ao-thun/nowhere', '/tenant'].map(leads)).toEqual(
    Array(4).fill(false),
  )
})
