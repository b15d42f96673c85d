import type { BodyOf } from '@chonoi/contract'
import { mayProcessDeposit, validateProcessDeposit } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { creditDeposit } from './credit-deposit.ts'
import { changeDeposit, type DepositRow, findDepositForUpdate } from './deposits.store.ts'
import { depositProcessed } from './deposits.events.ts'

type Decision = BodyOf<'processAdminDeposit'>

/**
 * An administrator of the platform decides on a waiting deposit (ADM-DEP-11..14): COMPLETED credits the actual amount,
 * FAILED nothing, PENDING leaves it waiting with the note. The row stays locked until all of it is written, so of many
 * who decide at once one does and the others fail with deposit.not_pending. Also fails with deposit.own_processing.
 */
export function processDeposit(context: RequestContext, depositId: string, decision: Decision): Promise<void> {
  enforceForm(validateProcessDeposit, decision)
  return context.transaction(async (queries) => {
    const deposit = found(await findDepositForUpdate(queries, depositId))
    await decide(context, deposit, decision)
  })
}

/** COMPLETED with the amount that was asked for, unless another one came. */
export function approveDeposit(
  context: RequestContext,
  depositId: string,
  body: BodyOf<'approveDeposit'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    const deposit = found(await findDepositForUpdate(queries, depositId))
    const decision: Decision = { actualAmountInCents: deposit.amountInCents, ...body, status: 'COMPLETED' }
    enforceForm(validateProcessDeposit, decision)
    await decide(context, deposit, decision)
  })
}

function decide(context: RequestContext, deposit: DepositRow, decision: Decision): Promise<void> {
  enforce(mayProcessDeposit(deposit, context.person))
  const { status, adminNotes, actualAmountInCents } = decision
  const isDecided = status !== 'PENDING'
  return context.transaction(async (queries) => {
    if (status === 'COMPLETED') await creditDeposit(queries, deposit, actualAmountInCents ?? 0)
    await changeDeposit(queries, deposit.id, {
      status,
      ...(adminNotes !== undefined && { adminNotes: adminNotes.trim() || null }),
      ...(status === 'COMPLETED' && { actualAmountInCents }),
      ...(isDecided && { processedBy: context.person.id, processedAt: context.ports.now() }),
    })
    await record(context, queries, depositProcessed(deposit, status, actualAmountInCents ?? deposit.amountInCents))
  })
}
