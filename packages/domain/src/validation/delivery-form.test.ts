import { expect, test } from 'vitest'
import { validateDelivery, validateDigitalContent } from './delivery-form.ts'

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

test('the content of a product is a file, for ever or for some days', () => {
  const terms = { hasFile: true, maxDownloads: 5 }
  expect(validateDigitalContent({ ...terms, validDays: null })).toEqual([])
  expect(validateDigitalContent({ ...terms, hasFile: false, validDays: 0 })).toMatchObject([
    { field: 'downloadUrl', code: 'required' },
    { field: 'validDays', code: 'too_small' },
  ])
})
