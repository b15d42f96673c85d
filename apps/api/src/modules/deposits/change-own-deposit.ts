import type { BodyOf } from '@chonoi/contract'
import { mayCancelDeposit, mayEditDeposit } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { changeDeposit, findDepositForUpdate } from './deposits.store.ts'
import { usableProof } from './use-proof.ts'

/** The owner mends the bank details, the note or the proof of a deposit that still waits. */
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
    await writeAudit(context, queries, {
      action: 'deposit.update',
      description: `Changed deposit ${deposit.depositReference}`,
      vietnameseDescription: `Sửa yêu cầu nạp tiền ${deposit.depositReference}`,
      entityType: 'deposit',
      entityId: depositId,
      changes: { depositReference: deposit.depositReference, fields: Object.keys(body).join(', ') },
    })
  })
}

/** The owner takes a waiting deposit back; the record stays, CANCELLED. */
export function cancelDeposit(context: RequestContext, depositId: string): Promise<void> {
  return context.transaction(async (queries) => {
    const deposit = found(await findDepositForUpdate(queries, depositId))
    enforce(mayCancelDeposit(deposit, context.person))
    await changeDeposit(queries, depositId, { status: 'CANCELLED' })
    const { depositReference, amountInCents } = deposit
    const customer = `${context.person.lastName} ${context.person.firstName}`
    await writeAudit(context, queries, {
      action: 'deposit.cancel',
      description: `${customer} cancelled deposit ${depositReference}`,
      vietnameseDescription: `${customer} huỷ yêu cầu nạp tiền ${depositReference}`,
      entityType: 'deposit',
      entityId: depositId,
      changes: { depositReference, amountInCents, customer, status: { from: 'PENDING', to: 'CANCELLED' } },
    })
  })
}
