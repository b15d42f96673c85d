import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rawCodes, rawValues } from '../../tests/e2e/crawl/raw-values.ts'

test('rawValues: finds a status of the contract, alone and in a sentence', () => {
  assert.deepEqual(rawValues('Bình luận của Đặng Thị Hòa: Chờ xác nhận → APPROVED'), ['APPROVED'])
  assert.deepEqual(rawValues('PARTIALLY_REFUNDED'), ['PARTIALLY_REFUNDED'])
})

test('rawValues: finds an id and the piece that stands for one, each once', () => {
  const id = '7c9934a7-a123-4995-a6f5-5c42051b56e8'
  assert.deepEqual(rawValues(`Review ${id}: ${id}`), [id])
  assert.deepEqual(rawValues('Order ded2e3d4'), ['ded2e3d4'])
})

for (const text of [
  'Đơn hàng CN-261129-K4BU2A',
  'Mã vận đơn GHN123456789, gửi bằng GHN',
  'SKU GOM-SALE-01, mã CHAOBAN_SALE',
  'Đã thanh toán 1.475.000 VND, xuất CSV',
  'Màu #2563eb12, số 12345678, chữ deadbeef',
  'Ảnh 640x640-2563eb12.webp, tệp báo_cáo_2563eb12',
  'UNPAID, ORDERĐƠN',
])
  test(`rawValues: finds nothing in “${text}”`, () => assert.deepEqual(rawValues(text), []))

test('rawCodes: holds the lists of the contract, without what people say', () => {
  for (const code of ['PENDING', 'ORDER_PAYMENT', 'WALLET', 'MOMO']) assert.ok(rawCodes.has(code), code)
  for (const code of ['GHN', 'CSV']) assert.ok(!rawCodes.has(code), code)
})
