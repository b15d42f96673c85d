import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'
import { ofTurn } from './of-turn.ts'
import { adminRoutes, customerRoutes, publicRoutes, sellerRoutes } from '@chonoi/test-browser/routes'

/** `_account/orders.$orderId.index.tsx` is the page /orders/{anything}. */
function pageOf(file: string): RegExp {
  const parts = file
    .replace(/\.tsx$/, '')
    .split(/[/.]/)
    .filter((part) => !part.startsWith('_') && part !== 'index')
  return new RegExp(`^/${parts.map((part) => (part.startsWith('$') ? '[^/]+' : part)).join('/')}$`)
}

test('the crawl visits every page of the site', () => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'apps', 'web', 'src', 'routes')
  const pages = globSync('**/*.tsx', { cwd: folder }).filter((file) => !/^_\w+\.tsx$/.test(file))
  const visited = [...publicRoutes, ...customerRoutes, ...sellerRoutes, ...adminRoutes].map(
    (route) => route.split('?')[0] ?? '',
  )
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter((file) => !visited.some((route) => pageOf(file).test(route)))).toEqual([])
})

test('the turns together visit every page once, and a run without a turn all', () => {
  const routes = ['/a', '/b', '/c', '/d', '/e']
  const turns = ['1/3', '2/3', '3/3'].map((turn) => ofTurn(routes, turn))
  expect(turns.flat().toSorted()).toEqual(routes)
  expect(ofTurn(routes, '1/1')).toEqual(routes)
})
