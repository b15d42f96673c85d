import { expect, test } from 'vitest'
import { enLabels } from '../ui-provider/en-labels.ts'
import { viLabels } from '../ui-provider/vi-labels.ts'
import { toastAge } from './toast-age.ts'

const minutes = (count: number) => count * 60_000

test('[TOAST-05] formats less than a minute as just now', () => {
  expect(toastAge(0, 59_999, enLabels)).toBe('just now')
  expect(toastAge(0, 59_999, viLabels)).toBe('vừa xong')
})

test('[TOAST-05] formats less than an hour as minutes ago', () => {
  expect(toastAge(0, minutes(1), enLabels)).toBe('1 minute ago')
  expect(toastAge(0, minutes(59), enLabels)).toBe('59 minutes ago')
  expect(toastAge(0, minutes(5), viLabels)).toBe('5 phút trước')
})

test('[TOAST-05] formats an hour or more as hours ago', () => {
  expect(toastAge(0, minutes(60), enLabels)).toBe('1 hour ago')
  expect(toastAge(0, minutes(185), viLabels)).toBe('3 giờ trước')
})
