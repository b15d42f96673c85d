import type { BodyOf, NotificationType } from '@chonoi/contract'
import { mayProcessDeposit, validateProcessDeposit, href } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notify } from '../notifications/notify.ts'
import { creditDeposit } from './credit-deposit.ts'
import { changeDeposit, type DepositRow, findDepositForUpdate } from './deposits.store.ts'

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
    const { id, depositReference, userId, amountInCents } = deposit
    await writeAudit(context, queries, {
      action: isDecided ? `deposit.${status === 'COMPLETED' ? 'complete' : 'fail'}` : 'deposit.wait',
      description: `Deposit ${depositReference}: ${status}`,
      vietnameseDescription: `Yêu cầu nạp tiền ${depositReference}: ${verdict[status].words}`,
      entityType: 'deposit',
      entityId: id,
      severity: isDecided ? 'WARNING' : 'INFO',
      changes: {
        depositReference,
        amountInCents: actualAmountInCents ?? amountInCents,
        requestedInCents: amountInCents,
        status: { from: 'PENDING', to: status },
      },
    })
    const { type, title, words } = verdict[status]
    if (type === null) return
    await notify(queries, userId, {
      type,
      title,
      message: `Yêu cầu nạp tiền ${depositReference}: ${words}.`,
      link: href('/wallet/deposits'),
      data: { depositId: id, depositReference, amountInCents: actualAmountInCents ?? amountInCents },
    })
  })
}

const verdict: Record<Decision['status'], { type: NotificationType | null; title: string; words: string }> = {
  COMPLETED: { type: 'DEPOSIT_COMPLETED', title: 'Nạp tiền thành công', words: 'đã được duyệt' },
  FAILED: { type: 'DEPOSIT_FAILED', title: 'Nạp tiền bị từ chối', words: 'bị từ chối' },
  // Nothing happened yet that its owner could act on.
  PENDING: { type: null, title: '', words: 'chờ xác minh thêm' },
}
