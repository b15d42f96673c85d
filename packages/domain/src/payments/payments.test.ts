import { expect, test } from 'vitest'
import { groupAccountNumber } from './account-number.ts'
import { labelledPaymentMethods, paymentMethods } from './payment-methods.ts'

test('[FMT-14] a bank account number is shown in groups of four', () => {
  expect(groupAccountNumber('0123456789')).toBe('0123 4567 89')
  expect(groupAccountNumber('01234567')).toBe('0123 4567')
  expect(groupAccountNumber('0123 4567 8')).toBe('0123 4567 8')
  expect(groupAccountNumber('')).toBe('')
})

test('[FMT-18] the labelled payment methods', () => {
  expect([...labelledPaymentMethods].sort()).toEqual(
    'BANK_TRANSFER CARD MANUAL_DEPOSIT MOMO PAYPAL VIETQR VNPAY ZALOPAY'.split(' '),
  )
  expect(paymentMethods).toContain('WALLET')
})
