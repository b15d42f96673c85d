import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import type { PaymentRow } from '../payments/payments.store.ts'
import { depositProcessed } from './deposits.events.ts'
import { changeDeposit, findDepositForUpdate } from './deposits.store.ts'
import { gatewayDepositPosting } from './credit-deposit.ts'

type PaidDeposit = Pick<PaymentRow, 'depositId' | 'amountInCents' | 'feeInCents' | 'method'>

/**
 * A gateway has the money of a deposit: its amount goes to the wallet, the fee to the platform. Answers false for one
 * that is over, whose money is then left over. Needs its payment locked, and the system's scope.
 */
export async function completeDeposit(
  context: RequestContext,
  queries: Queries,
  payment: PaidDeposit,
): Promise<boolean> {
  const deposit = found(await findDepositForUpdate(queries, payment.depositId ?? ''))
  if (deposit.status !== 'PENDING') return false
  await postLedger(queries, await gatewayDepositPosting(queries, deposit, payment))
  const { amountInCents } = deposit
  await changeDeposit(queries, deposit.id, {
    ...{ status: 'COMPLETED', actualAmountInCents: amountInCents, processedAt: context.ports.now() },
  })
  await record(context, queries, depositProcessed(deposit, 'COMPLETED', amountInCents))
  return true
}

/** The payment of a deposit ended without money. Money that comes anyway goes to the wallet. */
export async function endDeposit(
  context: RequestContext,
  queries: Queries,
  depositId: string,
  status: 'FAILED' | 'CANCELLED' | 'EXPIRED',
): Promise<void> {
  const deposit = found(await findDepositForUpdate(queries, depositId))
  if (deposit.status !== 'PENDING') return
  await changeDeposit(queries, depositId, {
    ...{ status: status === 'FAILED' ? 'FAILED' : 'CANCELLED', processedAt: context.ports.now() },
  })
}
