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
  expect(mergeEdits(read, own, theirs)).toEqual({ merged: own, disputed: [['name']] })
})

const discount = { kind: 'PERCENTAGE', value: 10, note: '' }
const together = [['kind', 'value']] as const

test('mergeEdits: fields that belong together are taken from one person', () => {
  const own = { ...discount, value: 20 }
  expect(mergeEdits(discount, own, { ...discount, kind: 'FIXED', value: 5_000_000 }, { together })).toEqual({
    merged: own,
    disputed: [['kind', 'value']],
  })
  expect(mergeEdits(discount, own, { ...discount, note: 'Tết' }, { together })).toEqual({
    merged: { ...own, note: 'Tết' },
    disputed: [],
  })
})

test('mergeEdits: what changes by itself is no dispute', () => {
  const goods = { price: 100, stock: 10 }
  const comparable = (fields: typeof goods) => ({ ...fields, stock: 0 })
  const own = { ...goods, stock: 12 }
  expect(mergeEdits(goods, own, { ...goods, stock: 9 }, { comparable }).disputed).toEqual([])
  expect(mergeEdits(goods, own, { ...goods, stock: 9 }).disputed).toEqual([['stock']])
})
