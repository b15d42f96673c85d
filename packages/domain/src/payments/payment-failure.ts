import type { PaymentProvider } from './payment-methods.ts'

export const paymentFailures = [
  'CANCELLED',
  'INSUFFICIENT_FUNDS',
  'LIMIT_EXCEEDED',
  'EXPIRED',
  'LOCKED',
  'AUTHENTICATION',
  'UNAVAILABLE',
  'OTHER',
] as const

export type PaymentFailure = (typeof paymentFailures)[number]

/** The providers' codes that tell the buyer something; all others are OTHER. */
const failures: Record<PaymentProvider, Readonly<Record<string, PaymentFailure>>> = {
  vnpay: {
    '09': 'UNAVAILABLE',
    '10': 'AUTHENTICATION',
    '11': 'EXPIRED',
    '12': 'LOCKED',
    '13': 'AUTHENTICATION',
    '24': 'CANCELLED',
    '51': 'INSUFFICIENT_FUNDS',
    '65': 'LIMIT_EXCEEDED',
    '75': 'UNAVAILABLE',
    '79': 'AUTHENTICATION',
  },
  momo: {
    '10': 'UNAVAILABLE',
    '1001': 'INSUFFICIENT_FUNDS',
    '1002': 'OTHER',
    '1003': 'CANCELLED',
    '1004': 'LIMIT_EXCEEDED',
    '1005': 'EXPIRED',
    '1006': 'CANCELLED',
    '1007': 'LOCKED',
  },
  zalopay: { '-54': 'EXPIRED', '-63': 'INSUFFICIENT_FUNDS' },
  stripe: { expired: 'EXPIRED' },
  paypal: { VOIDED: 'CANCELLED' },
}

export function paymentFailure(provider: PaymentProvider | null, resultCode: string | null): PaymentFailure | null {
  if (resultCode === null) return null
  return (provider && failures[provider][resultCode]) ?? 'OTHER'
}
