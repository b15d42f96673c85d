import { expect, test } from 'vitest'
import { validateDelivery } from './delivery-form.ts'

test('a delivery holds a file or a license key', () => {
  expect(validateDelivery({ licenseKey: ' ', hasFile: false, maxDownloads: 5 })).toMatchObject([
    { field: 'licenseKey', code: 'required' },
  ])
  expect(validateDelivery({ licenseKey: '', hasFile: true, maxDownloads: 5 })).toEqual([])
  expect(validateDelivery({ licenseKey: 'KHOA-1', hasFile: false, maxDownloads: 5 })).toEqual([])
})

test.each([
  [null, 'required'],
  [0, 'too_small'],
  [101, 'too_large'],
  [1.5, 'not_multiple'],
])('downloads: %s is refused with %s', (maxDownloads, code) => {
  expect(validateDelivery({ licenseKey: 'x', hasFile: false, maxDownloads })).toMatchObject([
    { field: 'maxDownloads', code },
  ])
})
