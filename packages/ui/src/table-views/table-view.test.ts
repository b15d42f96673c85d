import { expect, test } from 'vitest'
import { isSameView, readTableViews } from './table-view.ts'

test('states are equal regardless of the order of their parts', () => {
  expect(
    isSameView(
      { layout: { shown: { a: false, b: true }, widths: {} }, sort: { by: 'a', order: 'asc' } },
      { layout: { shown: { b: true, a: false } }, sort: { order: 'asc', by: 'a' }, filters: {} },
    ),
  ).toBe(true)
})

test('states with different column orders differ', () => {
  expect(isSameView({ layout: { order: ['a', 'b'] } }, { layout: { order: ['b', 'a'] } })).toBe(false)
})

test('ignores invalid stored views', () => {
  expect(readTableViews({})).toEqual([])
  expect(
    readTableViews([
      null,
      { id: 1, name: 'x' },
      {
        id: 'v',
        name: 'Chờ xử lý',
        layout: 3,
        sort: { by: 'a', order: 'up' },
        filters: { status: 'PENDING', page: 2 },
      },
    ]),
  ).toEqual([{ id: 'v', name: 'Chờ xử lý', layout: {}, sort: undefined, filters: { status: 'PENDING' } }])
})
