/** FMT-18 (D2§9): the documented methods with a label. The texts are in @chonoi/i18n. */
export const labelledPaymentMethods = [
  'MANUAL_DEPOSIT',
  'BANK_TRANSFER',
  'CARD',
  'PAYPAL',
  'VNPAY',
  'MOMO',
  'ZALOPAY',
  'VIETQR',
] as const

/** The labelled methods, the wallet, and cash on delivery. */
export const paymentMethods = ['WALLET', ...labelledPaymentMethods, 'CASH_ON_DELIVERY'] as const

export type PaymentMethod = (typeof paymentMethods)[number]

/** The provider behind each method that is paid at a provider. */
const providers = { VNPAY: 'vnpay', MOMO: 'momo', ZALOPAY: 'zalopay', CARD: 'stripe', PAYPAL: 'paypal' } as const

export type PaymentProvider = (typeof providers)[keyof typeof providers]

/** The provider that decides whether a payment by this method is paid; null where no provider does. */
export function providerOf(method: PaymentMethod): PaymentProvider | null {
  return method in providers ? providers[method as keyof typeof providers] : null
}

/** Methods whose money arrives by bank transfer and is found by the transfer's text. */
const transferMethods: readonly PaymentMethod[] = ['MANUAL_DEPOSIT', 'BANK_TRANSFER', 'VIETQR']

export function isBankTransfer(method: PaymentMethod): boolean {
  return transferMethods.includes(method)
}

/** The documented gateway (D1§3) whose configuration offers a method; null for the built-in ones. */
export function gatewayOf(method: PaymentMethod): PaymentProvider | 'bank_transfer' | 'manual_deposit' | null {
  if (method === 'MANUAL_DEPOSIT') return 'manual_deposit'
  return isBankTransfer(method) ? 'bank_transfer' : providerOf(method)
}
