import type { BodyOf } from '@chonoi/contract'
import { mayCancelDeposit, mayEditDeposit } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { depositCancelled, depositUpdated } from './deposits.events.ts'
import { changeDeposit, findDepositForUpdate } from './deposits.store.ts'
import { usableProof } from './use-proof.ts'

/** Changes the bank details, the note or the proof of the caller's pending deposit. */
export function updateDeposit(
  context: RequestContext,
  depositId: string,
  body: BodyOf<'updateDeposit'>,
): Promise<void> {
  const { proofUrl, ...details } = body
  return context.transaction(async (queries) => {
    const deposit = found(await findDepositForUpdate(queries, depositId))
    enforce(mayEditDeposit(deposit, context.person))
    const proof = proofUrl === undefined ? {} : { proofFileId: await usableProof(context, queries, proofUrl) }
    await changeDeposit(queries, depositId, { ...details, ...proof })
    await record(context, queries, depositUpdated(deposit, Object.keys(body)))
  })
}

/** Cancels the caller's pending deposit; its row stays. */
export function cancelDeposit(context: RequestContext, depositId: string): Promise<void> {
  return context.transaction(async (queries) => {
    const deposit = found(await findDepositForUpdate(queries, depositId))
    enforce(mayCancelDeposit(deposit, context.person))
    await changeDeposit(queries, depositId, { status: 'CANCELLED' })
    await record(context, queries, depositCancelled(deposit, context.person))
  })
}
