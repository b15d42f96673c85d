import { expect, test } from 'vitest'
import { completeAddress } from './complete-address.ts'

test.each([
  ['chonoi.vn', 'https://chonoi.vn'],
  [' chonoi.vn/tin-tuc?a=1 ', 'https://chonoi.vn/tin-tuc?a=1'],
  ['chợnổi.vn', 'https://chợnổi.vn'],
  ['localhost.vn:8080/a', 'https://localhost.vn:8080/a'],
  ['ten@chonoi.vn', 'mailto:ten@chonoi.vn'],
  ['/tin-tuc', '/tin-tuc'],
  ['#gia', '#gia'],
  ['https://a.vn', 'https://a.vn'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j becomes %j', (typed, address) => {
  expect(completeAddress(typed)).toBe(address)
})
