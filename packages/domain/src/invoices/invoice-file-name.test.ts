import { expect, test } from 'vitest'
import { invoiceFileName } from './invoice-file-name.ts'

const id = '5f0c7c0e-3b1f-4a52-9d0e-0f9b8c7d6e5f'

test('invoiceFileName: an issued invoice is named by its number, a draft by its order', () => {
  expect(invoiceFileName({ id, invoiceNumber: 'HD-7', orderNumber: 'CN-1' })).toBe('HD-7.pdf')
  expect(invoiceFileName({ id, invoiceNumber: null, orderNumber: 'CN-1' })).toBe('hoa-don-nhap-CN-1.pdf')
  expect(invoiceFileName({ id, invoiceNumber: null, orderNumber: null })).toBe('hoa-don-nhap-8c7d6e5f.pdf')
})
