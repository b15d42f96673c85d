import { expect, test } from 'vitest'
import { mayAskForPersonalExport, nextPersonalExportAt } from './personal-export.ts'

const now = new Date('2026-11-26T12:00:00Z')
const asked = (hoursAgo: number, status: 'RUNNING' | 'COMPLETED' | 'FAILED' | 'EXPIRED') => ({
  status,
  createdAt: new Date(now.getTime() - hoursAgo * 3_600_000),
})

test('mayAskForPersonalExport: once a day, and never while one is written', () => {
  expect(mayAskForPersonalExport(undefined, now)).toEqual({ allowed: true })
  expect(mayAskForPersonalExport(asked(30, 'RUNNING'), now)).toMatchObject({ because: 'data_export.in_progress' })
  expect(mayAskForPersonalExport(asked(23, 'COMPLETED'), now)).toMatchObject({ because: 'data_export.too_soon' })
  expect(mayAskForPersonalExport(asked(24, 'EXPIRED'), now)).toEqual({ allowed: true })
  expect(mayAskForPersonalExport(asked(1, 'FAILED'), now)).toEqual({ allowed: true })
})

test('nextPersonalExportAt: a day after the last one, null once it has passed', () => {
  expect(nextPersonalExportAt(asked(20, 'COMPLETED'), now)).toEqual(new Date('2026-11-26T16:00:00Z'))
  expect(nextPersonalExportAt(asked(25, 'COMPLETED'), now)).toBeNull()
})
