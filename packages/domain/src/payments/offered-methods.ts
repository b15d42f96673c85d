export const paymentUnavailabilities = [
  'BALANCE_TOO_LOW',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'DIGITAL_GOODS',
  'NOTHING_TO_PAY',
] as const

export type PaymentUnavailability = (typeof paymentUnavailabilities)[number]

/** What is to be paid, and what the buyer has. */
export interface Payable {
  readonly amountInCents: number
  readonly hasDigitalGoods: boolean
  readonly balanceInCents: number
}

export interface MethodLimits {
  readonly minimumInCents: number
  readonly maximumInCents: number
}

/** Cash that a courier is trusted with. */
export const cashOnDeliveryLimits: MethodLimits = { minimumInCents: 100, maximumInCents: 20_000_000_00 }

export function walletUnavailable({ amountInCents, balanceInCents }: Payable): PaymentUnavailability | null {
  return balanceInCents < amountInCents ? 'BALANCE_TOO_LOW' : null
}

export function limitsUnavailable(payable: Payable, limits: MethodLimits): PaymentUnavailability | null {
  if (payable.amountInCents === 0) return 'NOTHING_TO_PAY'
  if (payable.amountInCents < limits.minimumInCents) return 'BELOW_MINIMUM'
  return payable.amountInCents > limits.maximumInCents ? 'ABOVE_MAXIMUM' : null
}

/** Digital goods are delivered at once, so nobody collects cash for them. */
export function cashUnavailable(payable: Payable): PaymentUnavailability | null {
  return payable.hasDigitalGoods ? 'DIGITAL_GOODS' : limitsUnavailable(payable, cashOnDeliveryLimits)
}
