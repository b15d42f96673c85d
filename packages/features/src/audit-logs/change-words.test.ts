import contract from '@chonoi/contract/openapi.json' with { type: 'json' }
import { createI18n, loadNamespaces, textOf } from '@chonoi/i18n'
import { beforeAll, expect, test } from 'vitest'
import { changeWords } from './change-words.ts'

const vi = createI18n('vi')
const en = createI18n('en')
beforeAll(async () => {
  await loadNamespaces(vi, 'vi', ['common', 'roles', 'auditLogs'])
  await loadNamespaces(en, 'en', ['common', 'roles', 'auditLogs'])
})

const inVietnamese = (entityType = 'order', changes: Record<string, unknown> | null = null) =>
  changeWords(vi, { entityType, changes })

test('changeWords: a field has a name in both languages', () => {
  expect(inVietnamese().fieldOf('amountInCents')).toBe('Số tiền')
  expect(changeWords(en, { entityType: 'order', changes: null }).fieldOf('amountInCents')).toBe('Amount')
})

test.each([
  ['amountInCents', 1_500_000_00, '1.500.000\u00a0₫'],
  ['rating', 5, '5'],
  ['isActive', false, 'Không'],
  ['notes', null, 'Không có'],
  ['status', 'DELIVERED', 'đã giao'],
  ['role', 'SELLER', 'Người bán'],
  ['paymentMethod', 'WALLET', 'Ví Chợ Nổi'],
  ['startDate', '2026-11-20T17:00:00.000Z', '21/11/2026 00:00'],
  ['fields', ['role', 'isActive'], 'Vai trò, Đang hoạt động'],
  ['fields', 'bankAccountId, notes', 'Tài khoản nhận, Ghi chú'],
  ['updates', { status: 'ARCHIVED' }, 'Trạng thái: đã lưu trữ'],
  ['customer', 'Nguyễn Lan', 'Nguyễn Lan'],
  ['condition', 'USED', 'đã qua sử dụng'],
  ['options', { Cỡ: 'L' }, 'Cỡ: L'],
  ['variants', [{ name: 'Xanh', priceInCents: 1_000_000_00 }], 'Tên: Xanh; Giá: 1.000.000\u00a0₫'],
  ['places', [{ name: 'Bình', parent: null, sortOrder: 5 }], 'Tên: Bình; Danh mục cha: Không có; Thứ tự: 5'],
  ['newerField', 'NEWER', 'NEWER'],
])('changeWords: %s %j reads %j', (name, value, text) => {
  expect(inVietnamese().valueOf(name, value)).toBe(text)
})

test('changeWords: limits of a gateway are whole đồng, those of a coupon cents', () => {
  expect(inVietnamese('payment_gateway_config').valueOf('minimumAmount', 1000)).toBe('1.000\u00a0₫')
  expect(inVietnamese('coupon').valueOf('minimumAmount', 100_000)).toBe('1.000\u00a0₫')
})

test('changeWords: the discount of a coupon is a percentage or an amount', () => {
  const discount = (discountType: string) => inVietnamese('coupon', { discountType }).valueOf('discountValue', 10_000)
  expect(discount('FIXED_AMOUNT')).toBe('100\u00a0₫')
  expect(inVietnamese('coupon', { discountType: 'PERCENTAGE' }).valueOf('discountValue', 10)).toBe('10%')
})

test('changeWords: every status of the contract has words in both languages', () => {
  const lists = Object.entries(contract.components.schemas).filter(([name]) => name.endsWith('Status'))
  const statuses = lists.flatMap(([, schema]): readonly string[] => ('enum' in schema ? schema.enum : []))
  expect(statuses.length).toBeGreaterThan(50)
  for (const i18n of [vi, en])
    expect(statuses.filter((status) => textOf(i18n, 'auditLogs', `value.${status}`) === undefined)).toEqual([])
})
