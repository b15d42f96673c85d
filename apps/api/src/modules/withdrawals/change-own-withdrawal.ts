import type { BodyOf } from '@chonoi/contract'
import { mayCancelWithdrawal, mayEditWithdrawal, validateWithdrawalChange } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { payeeColumns } from './payee.ts'
import { releasePosting } from './withdrawal-postings.ts'
import { withdrawalCancelled, withdrawalUpdated } from './withdrawals.events.ts'
import { changeWithdrawal, findWithdrawalForUpdate } from './withdrawals.store.ts'

/** Changes the account or the note of the caller's pending withdrawal. */
export function updateWithdrawal(
  context: RequestContext,
  withdrawalId: string,
  body: BodyOf<'updateWithdrawal'>,
): Promise<void> {
  enforceForm(validateWithdrawalChange, body)
  return context.transaction(async (queries) => {
    const withdrawal = found(await findWithdrawalForUpdate(queries, withdrawalId))
    enforce(mayEditWithdrawal(withdrawal, context.person))
    const { notes, ...account } = body
    await changeWithdrawal(queries, withdrawalId, {
      ...(Object.keys(account).length > 0 && (await payeeColumns(context, queries, withdrawal, account))),
      ...(notes !== undefined && { notes: notes?.trim() || null }),
    })
    await record(context, queries, withdrawalUpdated(withdrawal, Object.keys(body)))
  })
}

/** Note of a cancelled withdrawal (domain.md, reading 9), in the language of its owner's screen. */
const cancelledNotes = { vi: 'Người yêu cầu đã hủy.', en: 'Cancelled by the requester.' } as const

/** Cancels a pending withdrawal: its hold goes back, its row stays as REJECTED. */
export function cancelWithdrawal(context: RequestContext, withdrawalId: string): Promise<void> {
  const { person, facts, ports } = context
  return context.transaction(async (queries) => {
    const withdrawal = found(await findWithdrawalForUpdate(queries, withdrawalId))
    enforce(mayCancelWithdrawal(withdrawal, person))
    await context.asSystem((system) => postLedger(system, releasePosting(withdrawal)))
    await changeWithdrawal(queries, withdrawalId, {
      ...{ status: 'REJECTED', processNotes: cancelledNotes[facts.language] },
      ...{ processedBy: person.id, processedAt: ports.now() },
    })
    await record(context, queries, withdrawalCancelled(withdrawal, person))
  })
}
