import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { creditDeposit } from './credit-deposit.ts'
import { depositProcessed } from './deposits.events.ts'
import { changeDeposit, findDepositForUpdate } from './deposits.store.ts'

/** What a bank's credit did to the deposit that it names. */
export type CreditOutcome = 'recorded' | 'duplicate' | 'wrong_amount' | 'unknown_reference'

/**
 * Credits a deposit whose transfer a bank feed reports with the exact amount. Money for one that is over, or that came
 * twice, isn't known to be anybody's and waits for a person; the first credit of one that an administrator completed by
 * hand is that deposit's. Runs as the system.
 */
export async function creditTransfer(
  context: RequestContext,
  queries: Queries,
  depositId: string,
  { amountInCents, wasReported }: { amountInCents: number; wasReported: () => Promise<boolean> },
): Promise<CreditOutcome> {
  const deposit = found(await findDepositForUpdate(queries, depositId))
  if (deposit.status === 'COMPLETED') {
    const isItsOwn = deposit.actualAmountInCents === amountInCents && !(await wasReported())
    return isItsOwn ? 'duplicate' : 'unknown_reference'
  }
  if (deposit.status !== 'PENDING') return 'unknown_reference'
  if (deposit.amountInCents !== amountInCents) return 'wrong_amount'
  await creditDeposit(queries, deposit, amountInCents)
  await changeDeposit(queries, depositId, {
    ...{ status: 'COMPLETED', actualAmountInCents: amountInCents, processedAt: context.ports.now() },
  })
  await record(context, queries, depositProcessed(deposit, 'COMPLETED', amountInCents))
  return 'recorded'
}
