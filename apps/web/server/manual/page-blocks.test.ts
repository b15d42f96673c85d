import { expect, test } from 'vitest'
import { blocksOf, missingIn } from './page-blocks.ts'

test('the page from a bare machine has commands under its headings, some with what they print', () => {
  const blocks = blocksOf('from-a-bare-machine.md')
  expect(new Set(blocks.map(({ heading }) => heading)).size).toBeGreaterThan(7)
  expect(blocks.filter(({ output }) => output.length > 0).length).toBeGreaterThan(5)
  expect(blocks.every(({ commands }) => commands.trim() !== '')).toBe(true)
})

test.each([
  ['active', []],
  ['inactive', ['active']],
  ['first\nactive\nlast', []],
])('a line without … is the whole line: %j', (printed, missing) => {
  expect(missingIn(printed, ['active'])).toEqual(missing)
})

test.each([
  ['42 rows of 7 tables and 0 files, 1 MB', true],
  ['42 rows of 7 tables', false],
])('… stands for anything: %j', (printed, isThere) => {
  expect(missingIn(printed, ['…rows of … tables and 0 files…'])).toHaveLength(isThere ? 0 : 1)
})

test('lines are looked for in their order', () => {
  expect(missingIn('one\ntwo', ['one', 'two'])).toEqual([])
  expect(missingIn('two\none', ['one', 'two'])).toEqual(['two'])
})
