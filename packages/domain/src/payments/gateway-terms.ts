import { shareOf } from '../money/basis-points.ts'
import { addMoney, type Cents } from '../money/cents.ts'

/** ADM-GW-23 */
export const gatewayFeeTypes = ['PERCENTAGE', 'FIXED'] as const

export type GatewayFeeType = (typeof gatewayFeeTypes)[number]

/** What a payment costs by a gateway, and for which amounts it is offered. */
export interface GatewayTerms {
  readonly feeBasisPoints: number
  readonly feeInCents: Cents
  readonly fixedFeeInCents: Cents
  readonly minimumInCents: Cents
  readonly maximumInCents: Cents
}

/** The fee of a payment: its share or amount, and the fixed part on top, in whole đồng. */
export function gatewayFee(terms: GatewayTerms, amountInCents: Cents): Cents {
  return addMoney(shareOf(amountInCents, terms.feeBasisPoints), terms.feeInCents, terms.fixedFeeInCents)
}

export type GatewayState = 'off' | 'test' | 'active'

/** ADM-GW-22 */
export function gatewayState({ isEnabled, isTestMode }: { isEnabled: boolean; isTestMode: boolean }): GatewayState {
  if (!isEnabled) return 'off'
  return isTestMode ? 'test' : 'active'
}
