import type { BulkAdjustStockResult, StockAdjustmentInput } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { sendInParts, sheetOf, wrongFirst } from './adjustment-sheet.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ item: `A-${index}`, quantity: 1 }))

/** Refuses the SKUs of a list. */
const answerOf = (adjustments: readonly StockAdjustmentInput[], refused: readonly string[] = []) => {
  const results = adjustments.map(({ sku = '' }, index) => ({
    ...{ row: index + 1, success: !refused.includes(sku) },
    code: refused.includes(sku) ? ('resource.not_found' as const) : null,
  }))
  const failed = results.filter(({ success }) => !success).length
  return { affected: results.length - failed, failed, data: [], results } satisfies BulkAdjustStockResult
}

test('wrongFirst: lines to be mended come to the beginning, all others stay in their order', () => {
  const [first, second] = rows(2)
  expect(wrongFirst([first ?? {}, { quantity: 1 }, second ?? {}])).toEqual([{ quantity: 1 }, first, second])
})

test('sendInParts: 10,000 lines go in calls of 500, and what each refused is gathered', async () => {
  const sizes: number[] = []
  const told: number[] = []
  const { affected, refused, unsent } = await sendInParts(
    sheetOf(rows(10_000)),
    async (adjustments) => {
      sizes.push(adjustments.length)
      return answerOf(adjustments, ['A-7', 'A-9999'])
    },
    (count) => told.push(count),
  )
  expect(sizes).toEqual(Array.from({ length: 20 }, () => 500))
  expect([told.length, told.at(-1)]).toEqual([20, 10_000])
  expect(affected).toBe(9998)
  expect(refused.map(({ cells, code }) => [cells['item'], code])).toEqual([
    ['A-7', 'resource.not_found'],
    ['A-9999', 'resource.not_found'],
  ])
  expect(unsent).toEqual({ shown: [], waiting: [] })
})

test('sendInParts: after a lost connection the same call is the next one, and nothing before it is sent again', async () => {
  const all = rows(1200)
  const calls: StockAdjustmentInput[][] = []
  const send = async (adjustments: StockAdjustmentInput[]) => {
    calls.push(adjustments)
    if (calls.length === 2) throw new TypeError('Failed to fetch')
    return answerOf(adjustments, ['A-3'])
  }
  const { affected, refused, unsent } = await sendInParts(sheetOf(all), send, () => {})
  expect([affected, refused.length, unsent.shown.length, unsent.waiting.length]).toEqual([499, 1, 500, 200])
  await sendInParts(unsent, send, () => {})
  expect(calls.map((call) => [call[0]?.sku, call.length])).toEqual([
    ['A-0', 500],
    ['A-500', 500],
    ['A-500', 500],
    ['A-1000', 200],
  ])
})
