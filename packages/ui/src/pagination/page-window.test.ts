import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test('[LIST-07] many pages get at most five buttons', () => {
  for (let page = 1; page <= 100; page += 1) expect(pageWindow(page, 100).length).toBeLessThanOrEqual(5)
})

test('[ADM-WD-38] the window starts two pages before the current one', () => {
  expect(pageWindow(10, 20)).toEqual([8, 9, 10, 11, 12])
})

test('at the start it begins with page 1', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(2, 20)).toEqual([1, 2, 3, 4, 5])
})

test('at the end it stops at the last page', () => {
  expect(pageWindow(20, 20)).toEqual([18, 19, 20])
})

test('shows no buttons without pages', () => {
  expect(pageWindow(1, 0)).toEqual([])
})
