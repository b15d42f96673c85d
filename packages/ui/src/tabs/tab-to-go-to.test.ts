import { expect, test } from 'vitest'
import { tabToGoTo } from './tab-to-go-to.ts'

const row = { count: 3, orientation: 'horizontal', isRtl: false } as const

test('arrows wrap at the ends', () => {
  expect(tabToGoTo({ ...row, key: 'ArrowRight', current: 2 })).toBe(0)
  expect(tabToGoTo({ ...row, key: 'ArrowLeft', current: 0 })).toBe(2)
})

test('in right-to-left rows the arrows are reversed', () => {
  expect(tabToGoTo({ ...row, isRtl: true, key: 'ArrowRight', current: 0 })).toBe(2)
  expect(tabToGoTo({ ...row, isRtl: true, key: 'ArrowLeft', current: 0 })).toBe(1)
})

test('vertical tabs use the vertical arrows only', () => {
  const column = { ...row, orientation: 'vertical' } as const
  expect(tabToGoTo({ ...column, key: 'ArrowDown', current: 0 })).toBe(1)
  expect(tabToGoTo({ ...column, key: 'ArrowUp', current: 0 })).toBe(2)
  expect(tabToGoTo({ ...column, key: 'ArrowRight', current: 0 })).toBeUndefined()
})

test('Home and End move to the ends; other keys, and keys pressed elsewhere, are ignored', () => {
  expect(tabToGoTo({ ...row, key: 'End', current: 0 })).toBe(2)
  expect(tabToGoTo({ ...row, key: 'Home', current: 2 })).toBe(0)
  expect(tabToGoTo({ ...row, key: 'a', current: 0 })).toBeUndefined()
  expect(tabToGoTo({ ...row, key: 'End', current: -1 })).toBeUndefined()
})
