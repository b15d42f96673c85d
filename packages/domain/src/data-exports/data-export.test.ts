import { expect, test } from 'vitest'
import { mayDownloadExport, validateDataExport } from './data-export.ts'

const now = new Date('2026-11-26T08:00:00Z')
const later = new Date('2026-11-27T08:00:00Z')

test('[TEN-07] an export is downloaded once it is complete, until it expires', () => {
  expect(mayDownloadExport({ status: 'COMPLETED', expiresAt: later }, now).allowed).toBe(true)
  expect(mayDownloadExport({ status: 'RUNNING', expiresAt: null }, now)).toMatchObject({
    because: 'data_export.not_ready',
  })
  expect(mayDownloadExport({ status: 'COMPLETED', expiresAt: now }, now)).toMatchObject({
    because: 'data_export.expired',
  })
})

test('an export has something in it, and its days are in order', () => {
  expect(validateDataExport({ dataTypes: [] })).toEqual([{ field: 'dataTypes', code: 'required' }])
  expect(validateDataExport({ dataTypes: ['orders'], dateFrom: '2026-02-02', dateTo: '2026-02-01' })).toEqual([
    { field: 'dateTo', code: 'date.invalid' },
  ])
})
