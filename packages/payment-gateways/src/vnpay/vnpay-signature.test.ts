import { describe, expect, test } from 'vitest'
import { readSignedVnpayQuery, signVnpayQuery, vnpaySignText } from './vnpay-signature.ts'

const secret = 'SECRET'
const fields = { vnp_TxnRef: 'CN1', vnp_Amount: '10000000', vnp_OrderInfo: 'Thanh toan don hang', vnp_BankCode: '' }
const query = signVnpayQuery(Object.entries(fields), secret)

test('signs non-empty fields in alphabetical order with + for a space', () => {
  expect(vnpaySignText(Object.entries(fields))).toBe(
    'vnp_Amount=10000000&vnp_OrderInfo=Thanh+toan+don+hang&vnp_TxnRef=CN1',
  )
})

test('reads what it signed', () => {
  expect(readSignedVnpayQuery(query, secret)?.get('vnp_Amount')).toBe('10000000')
})

describe('refuses', () => {
  test('another secret', () => {
    expect(readSignedVnpayQuery(query, 'OTHER')).toBeNull()
  })

  test('one flipped character anywhere', () => {
    for (let at = 0; at < query.length; at++) {
      const flipped = query.slice(0, at) + (query[at] === 'x' ? 'y' : 'x') + query.slice(at + 1)
      expect(readSignedVnpayQuery(flipped, secret), flipped).toBeNull()
    }
  })

  test('a missing field', () => {
    expect(readSignedVnpayQuery(query.replace(/vnp_TxnRef=CN1&/, ''), secret)).toBeNull()
  })

  test('a repeated field', () => {
    expect(readSignedVnpayQuery(`${query}&vnp_Amount=10000000`, secret)).toBeNull()
    expect(readSignedVnpayQuery(`vnp_Amount=1&${query}`, secret)).toBeNull()
  })
})
