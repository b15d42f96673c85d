import { expect, test } from 'vitest'
import { adjustmentLines } from './adjustment-lines.ts'

test('[STOCK-02] adjustmentLines: reads SKU, quantity and note, whatever the separator', () => {
  expect(adjustmentLines('A-1,5,Kiểm kê\nB-2;-3\n"C, 3"\t1\t"Vỡ ""to"""')).toEqual([
    { row: 1, adjustment: { sku: 'A-1', quantity: 5, reason: 'Kiểm kê' } },
    { row: 2, adjustment: { sku: 'B-2', quantity: -3 } },
    { row: 3, adjustment: { sku: 'C, 3', quantity: 1, reason: 'Vỡ "to"' } },
  ])
})

test('adjustmentLines: takes an id for a product', () => {
  const productId = '5f0c2a52-8a0e-4a86-9b1b-9a7a1f6f0a11'
  expect(adjustmentLines(`${productId},2`)).toEqual([{ row: 1, adjustment: { productId, quantity: 2 } }])
})

test('adjustmentLines: skips headings and blank lines, and names wrong ones by their line', () => {
  expect(adjustmentLines('\uFEFFSKU,Số lượng\r\n\r\nA-1,1.5\r\n,4\r\nB-2,0')).toEqual([
    { row: 3, wrong: 'quantity' },
    { row: 4, wrong: 'item' },
    { row: 5, wrong: 'quantity' },
  ])
})
