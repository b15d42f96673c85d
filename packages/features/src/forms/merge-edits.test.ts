import { expect, test } from 'vitest'
import { editedFields, mergeEdits, pickFields } from './merge-edits.ts'

const read = { name: 'Gốm', city: 'Huế', fees: [{ province: '01', cents: 100 }] }

test('editedFields, pickFields: what was changed, lists included', () => {
  const own = { ...read, fees: [] }
  expect(editedFields(read, own)).toEqual(['fees'])
  expect(pickFields(own, editedFields(read, own))).toEqual({ fees: [] })
  expect(editedFields(read, { ...read, fees: [{ province: '01', cents: 100 }] })).toEqual([])
})

test('mergeEdits: changes of different fields stand beside each other', () => {
  expect(mergeEdits(read, { ...read, name: 'Gốm Huế' }, { ...read, city: 'Hội An' })).toEqual({
    merged: { ...read, name: 'Gốm Huế', city: 'Hội An' },
    disputed: [],
  })
})

test('mergeEdits: a field that both changed is disputed, unless both wrote the same', () => {
  const own = { ...read, name: 'Gốm Huế', city: 'Hội An' }
  const theirs = { ...read, name: 'Gốm Việt', city: 'Hội An' }
  expect(mergeEdits(read, own, theirs)).toEqual({ merged: own, disputed: ['name'] })
})
