import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, isExcusable, repeatFile, repeatTest } from './second-look.mjs'

const screen = { suite: 'features', project: 'alive', file: 'src/cart/cart.alive.test.tsx', title: 'a cart > adds (2)' }

test('a test is repeated alone by its suite, project, file and title', () => {
  assert.equal(
    repeatTest(screen),
    `pnpm --filter @chonoi/features exec vitest run --maxWorkers=1 --project='alive' src/cart/cart.alive.test.tsx -t 'a cart adds \\(2\\)'`,
  )
  const journey = { suite: 'e2e', project: 'vi', file: 'journeys/checkout.spec.ts', title: `a buyer > pays a shop's order` }
  assert.equal(
    repeatTest(journey),
    `NODE_OPTIONS=--conditions=@chonoi/source pnpm --filter @chonoi/e2e exec playwright test --no-deps --workers=1 --project='vi' journeys/checkout.spec.ts --grep 'pays a shop'\\''s order'`,
  )
})

test('red tests of one file and project are looked at together', () => {
  const other = { ...screen, title: 'a cart > removes' }
  const elsewhere = { ...screen, project: 'vi-light' }
  assert.deepEqual(filesOf([screen, elsewhere, other]), [[screen, other], [elsewhere]])
  assert.equal(repeatFile(other), repeatFile(screen))
})

for (const [suite, file, answer] of [
  ['features', 'src/cart/cart.alive.test.tsx', true],
  ['e2e', 'shell/header.spec.ts', true],
  ['api', 'src/modules/news/articles.test.ts', true],
  ['api', 'src/modules/orders/create-order.test.ts', false],
  ['api', 'test/races/races.test.ts', false],
  ['api', 'test/permissions/permissions.test.ts', false],
  ['web', 'server/faults/crash.test.ts', false],
  ['e2e', 'security/two-visitors.spec.ts', false],
  ['ui', '', false],
])
  test(`${suite} ${file || 'outside of a file'}: a second look ${answer ? 'excuses' : 'excuses nothing'}`, () =>
    assert.equal(isExcusable({ suite, file }), answer))
