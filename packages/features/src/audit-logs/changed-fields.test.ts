import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('changedFields: a field has its value before and after', () => {
  expect(changedFields({ role: { from: 'SELLER', to: 'ADMIN' } })).toEqual([
    { field: 'role', before: 'SELLER', after: 'ADMIN' },
  ])
})

test('changedFields: a field without a value before has its new value only', () => {
  expect(changedFields({ isActive: false, address: { city: 'Huế' } })).toEqual([
    { field: 'isActive', before: undefined, after: false },
    { field: 'address', before: undefined, after: { city: 'Huế' } },
  ])
})

test('changedFields: an entry without changes has none', () => {
  expect(changedFields(null)).toEqual([])
})
