import type { LedgerPosting } from '../ledger/post-ledger.ts'
import { remittedBy } from '../ledger/shop-accounts.ts'
import type { RemittanceRow } from './remittances.store.ts'

/**
 * What a carrier transferred arrives in the platform's bank account. What it kept of the cash is a cost of the platform.
 * Both wait as the carrier's for the orders that they pay.
 */
export function remittancePosting(
  {
    id,
    carrierId,
    bankReference,
    transferredInCents,
  }: Pick<RemittanceRow, 'id' | 'carrierId' | 'bankReference' | 'transferredInCents'>,
  feeInCents: number,
): LedgerPosting {
  return {
    type: 'BANK_TRANSFER',
    description: bankReference,
    referenceType: 'remittance',
    referenceId: id,
    entries: [
      { kind: 'GATEWAY_CLEARING', gateway: 'bank_transfer', amountInCents: -transferredInCents },
      { kind: 'PROMOTIONS', amountInCents: -feeInCents },
      { ...remittedBy(carrierId), amountInCents: transferredInCents + feeInCents },
    ],
  }
}
