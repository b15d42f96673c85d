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

/** The labelled methods, and the wallet that orders are paid from. */
export const paymentMethods = ['WALLET', ...labelledPaymentMethods] as const

export type PaymentMethod = (typeof paymentMethods)[number]
