import { expect, test } from 'vitest'
import { hotCalls } from './hot-calls.ts'
import { bars, missedBars } from './scale-bars.ts'

const costs = (databaseCpu: number, p95 = 5) =>
  new Map([['the wallet', { p50: 1, p95, databaseCpu, databaseCpuP95: databaseCpu }]])
const missed = (tenth: ReturnType<typeof costs>, largest: ReturnType<typeof costs>) =>
  missedBars({ name: 'the wallet' }, tenth, largest)

test('missedBars: empty for a call within its limits', () => expect(missed(costs(1), costs(1.4))).toEqual([]))

test('missedBars: names a call that grows faster than its limit', () =>
  expect(missed(costs(1), costs(1.6))).toEqual(['the wallet: 1.60 × a tenth, at most 1.5 ×']))

test('missedBars: names slow and aborted calls', () => {
  expect(missed(costs(1), costs(1, 10.1))).toEqual(['the wallet: p95 of 10.1 ms, at most 10'])
  expect(missed(costs(1), new Map())).toEqual(['the wallet took longer than a statement may'])
})

test('bars: every call with a limit is measured', () => {
  const names = hotCalls.map(({ name }) => name)
  expect(bars.flatMap(({ calls }) => calls).filter((name) => !names.includes(name))).toEqual([])
})
