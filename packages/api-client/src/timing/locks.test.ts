import { expect, test } from 'vitest'
import { browserLocks, type Locks, tabLocks } from './locks.ts'

const kinds: [string, () => Locks][] = [
  ['the tab', tabLocks],
  ['the browser', browserLocks],
  ['a browser without shared locks', () => browserLocks(undefined)],
]

test.each(kinds)('with the locks of %s, work of one name never overlaps and runs in turn', async (_, open) => {
  const locks = open()
  const log: string[] = []
  const work = (name: string) => async () => {
    log.push(`${name} begins`)
    await Promise.resolve()
    log.push(`${name} ends`)
    return name
  }
  const results = await Promise.all([locks.hold('cart', work('a')), locks.hold('cart', work('b'))])
  expect(results).toEqual(['a', 'b'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
})

test.each(kinds)('with the locks of %s, work that fails lets the next one go on', async (_, open) => {
  const locks = open()
  const failing = locks.hold('cart', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(await locks.hold('cart', () => Promise.resolve('done'))).toBe('done')
})

test.each(kinds)('with the locks of %s, work of another name does not wait', async (_, open) => {
  const locks = open()
  const first = Promise.withResolvers<void>()
  const held = locks.hold('cart', () => first.promise)
  expect(await locks.hold('session', () => Promise.resolve('done'))).toBe('done')
  first.resolve()
  await held
})
