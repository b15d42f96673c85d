import { expect, test } from 'vitest'
import {
  adjustmentOf,
  errorsOf,
  isWrongQuantity,
  linesOf,
  linesOfFile,
  rowsOf,
  wrongColumn,
} from './adjustment-lines.ts'

const read = (text: string) => linesOfFile(new TextEncoder().encode(text))

test.each([',', ';', '\t'])('[STOCK-02] linesOfFile: reads SKU, quantity and note, separated by %j', (mark) => {
  const file = [`A-1${mark}5${mark}Kiểm kê`, `B-2${mark}-3`, `"C, 3; 4"${mark}1${mark}"Vỡ ""to""\nở kho"`].join('\n')
  expect(read(file)).toEqual({
    rows: [
      { item: 'A-1', quantity: 5, reason: 'Kiểm kê' },
      { item: 'B-2', quantity: -3 },
      { item: 'C, 3; 4', quantity: 1, reason: 'Vỡ "to"\nở kho' },
    ],
  })
})

test('linesOfFile: skips headings and blank lines, and keeps a quantity that is no number', () => {
  expect(read('\uFEFFSKU,Số lượng\r\n\r\nA-1,mười\r\n,4')).toEqual({
    rows: [{ item: 'A-1', quantity: 'mười' }, { quantity: 4 }],
  })
})

test('linesOfFile: reads quantities as people write them, and keeps those with two meanings', () => {
  const quantities = ['1.500', '-3', '+4', '2.5', '1e1', '0x10']
  expect(read(quantities.map((quantity) => `A,${quantity}`).join('\n'))).toEqual({
    rows: [1500, -3, 4, '2.5', '1e1', '0x10'].map((quantity) => ({ item: 'A', quantity })),
  })
})

test('linesOfFile: a SKU that our exports disarmed as a formula is the SKU again', () => {
  expect(read("'=A-1,5\n'@B,2")).toEqual({
    rows: [
      { item: '=A-1', quantity: 5 },
      { item: '@B', quantity: 2 },
    ],
  })
})

test.each([
  ['in UTF-16, as Excel saves "Unicode text"', Uint8Array.of(0xff, 0xfe, 0x41, 0, 0x2c, 0, 0x35, 0), 'csv.utf16'],
  ['in an encoding of Windows', Uint8Array.of(0x4b, 0x69, 0xea, 0x6d, 0x2c, 0x35), 'csv.not_utf8'],
  ['with a quote that nothing closes', new TextEncoder().encode('"A-1,5'), 'csv.unclosed_quote'],
  ['without a line', new Uint8Array(), 'csv.empty'],
])('linesOfFile: a file %s is refused, and says why', (_, bytes, fault) => {
  expect(linesOfFile(bytes)).toEqual({ fault })
})

test('[STOCK-02] rowsOf: keeps the order of the lines', () => {
  const first = { item: 'A', quantity: -1 }
  const second = { item: 'B', quantity: 2 }
  expect(rowsOf({ 'line-10': second, 'line-9': first })).toEqual([first, second])
  expect(linesOf([first, second])).toEqual({ 'line-0': first, 'line-1': second })
})

test('adjustmentOf: takes an id for a product and all else for a SKU', () => {
  const productId = '5f0c2a52-8a0e-4a86-9b1b-9a7a1f6f0a11'
  expect(adjustmentOf({ item: productId, quantity: 2 })).toEqual({ productId, quantity: 2 })
  expect(adjustmentOf({ item: ' A-1 ', quantity: -1, reason: ' Vỡ ' })).toEqual({
    ...{ sku: 'A-1', quantity: -1, reason: 'Vỡ' },
  })
})

test.each([
  [{ quantity: 4 }, 'item'],
  [{ item: ' ', quantity: 4 }, 'item'],
  [{ item: 'A' }, 'quantity'],
  [{ item: 'B', quantity: 1.5 }, 'quantity'],
  [{ item: 'B', quantity: -2 }, undefined],
])('wrongColumn: of %j it is %s', (cells, column) => {
  expect(wrongColumn(cells)).toBe(column)
})

test('isWrongQuantity: takes whole numbers other than 0', () => {
  expect([5, -3].filter(isWrongQuantity)).toEqual([])
  expect([0, 1.5, 10_000_001, null, 'mười', undefined].filter((one) => !isWrongQuantity(one))).toEqual([])
})

test('errorsOf: names only the lines about which something is said', () => {
  const say = ({ item }: { item?: unknown }) => (item === 'A' ? undefined : { item: 'Không có' })
  expect(errorsOf([{ item: 'A' }, { item: 'B' }], say)).toEqual({ 'line-1': { item: 'Không có' } })
})
