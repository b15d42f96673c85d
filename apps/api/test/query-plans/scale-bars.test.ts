import { expect, test } from 'vitest'
import { hotCalls } from './hot-calls.ts'
import { bars, missedBars } from './scale-bars.ts'

const costs = (databaseCpu: number, p95 = 5) => new Map([['the wallet', { p50: 1, p95, databaseCpu }]])
const missed = (tenth: ReturnType<typeof costs>, largest: ReturnType<typeof costs>) =>
  missedBars({ name: 'the wallet' }, tenth, largest)

test('a call within its limits misses none', () => expect(missed(costs(1), costs(1.4))).toEqual([]))

test('one that grows faster than its market may is named', () =>
  expect(missed(costs(1), costs(1.6))).toEqual(['the wallet: 1.60 × a tenth, at most 1.5 ×']))

test('one that is slow is named, and so is one that was given up', () => {
  expect(missed(costs(1), costs(1, 10.1))).toEqual(['the wallet: p95 of 10.1 ms, at most 10'])
  expect(missed(costs(1), new Map())).toEqual(['the wallet took longer than a statement may'])
})

test('every call that has a limit is measured', () => {
  const names = hotCalls.map(({ name }) => name)
  expect(bars.flatMap(({ calls }) => calls).filter((name) => !names.includes(name))).toEqual([])
})
