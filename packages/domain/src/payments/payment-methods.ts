/** FMT-18 (D2§9): the methods the documents label; the words are @chonoi/i18n's. */
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

/** Those, and the wallet that orders are paid from. */
export const paymentMethods = ['WALLET', ...labelledPaymentMethods] as const

export type PaymentMethod = (typeof paymentMethods)[number]
