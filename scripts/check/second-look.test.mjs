import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, isExcusable, lookAgain, repeatFile, repeatTest } from './second-look.mjs'

const screen = { suite: 'features', project: 'alive', file: 'src/cart/cart.alive.test.tsx', title: 'a cart > adds (2)' }

test('a test is repeated alone by its suite, project, file and title', () => {
  assert.equal(
    repeatTest(screen),
    `pnpm --filter @chonoi/features exec vitest run --maxWorkers=1 --project='alive' src/cart/cart.alive.test.tsx -t 'a cart adds \\(2\\)'`,
  )
  const journey = {
    suite: 'e2e',
    project: 'vi',
    file: 'journeys/checkout.spec.ts',
    title: `a buyer > pays a shop's order`,
  }
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

/** Looks again with files that end as told. */
const lookWith = (red, { again = [], green = [], isEnded = false, timeLeft = () => 1000 }) =>
  lookAgain(red, { timeLeft, runFile: async () => ({ isEnded, red: again, green }) })

test('lookAgain: a test that passes is flaky, one that is red again is red', async () => {
  const removes = { ...screen, title: 'a cart > removes' }
  const looked = await lookWith([screen, removes], { again: [removes], green: [screen] })
  assert.deepEqual(looked, { stillRed: [removes], flaky: [screen] })
})

test('lookAgain: a run that fails to load the file, or is ended, excuses nothing', async () => {
  assert.deepEqual((await lookWith([screen], { again: [{ ...screen, title: '' }], green: [screen] })).flaky, [])
  assert.deepEqual((await lookWith([screen], { green: [screen], isEnded: true })).flaky, [])
})

test('lookAgain: a test that the second run skips or does not find stays red', async () => {
  assert.deepEqual(await lookWith([screen], {}), { stillRed: [screen], flaky: [] })
  const others = [
    { ...screen, title: 'a cart > adds (20)' },
    { ...screen, file: 'src/other.alive.test.tsx' },
  ]
  assert.deepEqual(await lookWith([screen], { green: others }), { stillRed: [screen], flaky: [] })
})

test('lookAgain: a file that was not loaded, and a group that was not arranged, are proved by their tests', async () => {
  const file = { ...screen, title: '' }
  const group = { ...screen, title: 'a cart' }
  const removes = { ...screen, title: 'a cart > removes' }
  for (const red of [file, group]) {
    assert.deepEqual(await lookWith([red], {}), { stillRed: [red], flaky: [] })
    assert.deepEqual(await lookWith([red], { green: [screen] }), { stillRed: [], flaky: [red] })
    assert.deepEqual((await lookWith([red], { green: [screen], again: [removes] })).flaky, [])
  }
})

test('a race that is green at the second look stays red, and says so', async () => {
  const race = {
    suite: 'api',
    project: '',
    file: 'test/races/races.test.ts',
    title: 'two buyers',
    error: 'expected 1 to be 2',
  }
  const { stillRed, flaky } = await lookWith([race], { green: [race] })
  assert.match(stillRed[0].error, /expected 1 to be 2\n.*excuses nothing/)
  assert.deepEqual(flaky, [race])
})

test('without time left, and of more files than a flake has, nothing is looked at again', async () => {
  const tooLate = await lookWith([screen], { green: [screen], timeLeft: () => 0 })
  assert.deepEqual(tooLate, { stillRed: [screen], flaky: [] })
  const many = Array.from({ length: 13 }, (_, index) => ({ ...screen, file: `${index}.test.ts` }))
  assert.deepEqual((await lookWith(many, { green: many })).flaky, [])
})
