export const paymentUnavailabilities = [
  'BALANCE_TOO_LOW',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'DIGITAL_GOODS',
  'NOTHING_TO_PAY',
  'SEVERAL_SHOPS',
  'PLATFORM_COUPON',
  'FEES_OWED',
  'CASH_ORDERS_OPEN',
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

/** What a shop may owe of its commission before its customers pay the platform again, which pays the debt off. */
export const owedFeesLimitInCents = 5_000_000_00

/** The facts of a checkout that decide whether its shop may collect the money itself. */
export interface ShopCheckout {
  readonly shopCount: number
  readonly hasPlatformCoupon: boolean
  readonly owedFeesInCents: number
}

/**
 * What a shop collects itself isn't for a checkout that the platform adds money to: nobody but the shop can tell that
 * anything was paid.
 */
function collectedByShopUnavailable(checkout: Omit<ShopCheckout, 'shopCount'>): PaymentUnavailability | null {
  if (checkout.hasPlatformCoupon) return 'PLATFORM_COUPON'
  return checkout.owedFeesInCents > owedFeesLimitInCents ? 'FEES_OWED' : null
}

/** A shop's own gateway takes the money of that shop's goods alone. */
export function ownGatewayUnavailable(checkout: ShopCheckout): PaymentUnavailability | null {
  return checkout.shopCount > 1 ? 'SEVERAL_SHOPS' : collectedByShopUnavailable(checkout)
}

/** Cash orders of a buyer: those that nobody has paid yet hold stock for nothing but a promise. */
export interface CashOrders {
  readonly openCount: number
  readonly openInCents: number
  readonly deliveredCount: number
}

/** What a new account may have open, as the platform decides. */
export interface CashOrderLimits {
  readonly cashOrderLimit: number
  readonly cashAmountLimitInCents: number
}

/** Delivered cash orders beyond these raise the limits no further. */
const maxCountedDeliveries = 4

/** Whether more cash orders would pass the limits of an account, which every delivered one raises by as much again. */
export function passesCashLimits(
  held: CashOrders,
  more: { readonly count: number; readonly amountInCents: number },
  { cashOrderLimit, cashAmountLimitInCents }: CashOrderLimits,
): boolean {
  const trust = 1 + Math.min(held.deliveredCount, maxCountedDeliveries)
  return (
    held.openCount + more.count > cashOrderLimit * trust ||
    held.openInCents + more.amountInCents > cashAmountLimitInCents * trust
  )
}

/** The facts of a checkout that decide whether it may be paid in cash. */
export interface CashCheckout extends Omit<ShopCheckout, 'shopCount'> {
  readonly passesLimits: boolean
}

/**
 * Cash is collected by each shop for its own parcel, so a checkout may hold several. Digital goods are delivered at once,
 * so nobody collects cash for them.
 */
export function cashUnavailable(payable: Payable, checkout: CashCheckout): PaymentUnavailability | null {
  if (payable.hasDigitalGoods) return 'DIGITAL_GOODS'
  const unavailable = collectedByShopUnavailable(checkout) ?? limitsUnavailable(payable, cashOnDeliveryLimits)
  return unavailable ?? (checkout.passesLimits ? 'CASH_ORDERS_OPEN' : null)
}
