import type { BodyOf, BulkWithdrawalResult, BulkWithdrawalRow } from '@chonoi/contract'
import { mayProcessWithdrawal, validateProcessWithdrawal } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { postLedger } from '../ledger/post-ledger.ts'
import { findShopPeople } from '../tenants/tenants.store.ts'
import { payoutPosting, releasePosting } from './withdrawal-postings.ts'
import { withdrawalProcessed } from './withdrawals.events.ts'
import {
  changeWithdrawal,
  findWithdrawalForUpdate,
  getPlatformTenantId,
  isMemberOf,
  lockDecisions,
  type WithdrawalRow,
} from './withdrawals.store.ts'

type Decision = BodyOf<'processAdminWithdrawal'>

/**
 * An administrator of the platform decides on an open withdrawal (ADM-WD-28..31): COMPLETED pays out the hold, REJECTED
 * releases it, PROCESSING keeps it. Of many who decide at once one does and the others fail with withdrawal.not_open.
 */
export function processWithdrawal(context: RequestContext, withdrawalId: string, decision: Decision): Promise<void> {
  enforceForm(validateProcessWithdrawal, decision)
  return context.transaction(async (queries) => {
    await lockDecisions(queries)
    await decide(context, withdrawalId, decision)
  })
}

/** Decides on each withdrawal by itself: one that is refused doesn't stop the others. */
export function bulkProcessWithdrawals(
  context: RequestContext,
  { ids, ...decision }: BodyOf<'bulkProcessWithdrawals'>,
): Promise<BulkWithdrawalResult> {
  enforceForm(validateProcessWithdrawal, decision)
  return context.transaction(async (queries) => {
    await lockDecisions(queries)
    const results: BulkWithdrawalRow[] = []
    for (const id of ids) results.push(await resultOf(id, decide(context, id, decision)))
    const succeeded = results.filter(({ success }) => success).length
    return { succeeded, failed: results.length - succeeded, results }
  })
}

/** A rule refuses before anything is written. Other errors undo the whole call. */
async function resultOf(id: string, deciding: Promise<void>): Promise<BulkWithdrawalRow> {
  try {
    await deciding
    return { id, success: true, code: null }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { id, success: false, code: error.code }
  }
}

async function decide(context: RequestContext, withdrawalId: string, decision: Decision): Promise<void> {
  const { person, ports } = context
  const { status, processNotes } = decision
  await context.transaction(async (queries) => {
    const withdrawal = found(await findWithdrawalForUpdate(queries, withdrawalId))
    const isOfOwnShop =
      withdrawal.tenantId !== null &&
      (await context.asSystem((system) => isMemberOf(system, person.id, withdrawal.tenantId ?? '')))
    enforce(mayProcessWithdrawal({ ...withdrawal, isOfOwnShop }, person, status))
    await context.asSystem((system) => settle(system, withdrawal, status))
    await changeWithdrawal(queries, withdrawalId, {
      status,
      ...(processNotes !== undefined && { processNotes: processNotes.trim() || null }),
      ...(status !== 'PROCESSING' && { processedBy: person.id, processedAt: ports.now() }),
    })
    await context.asSystem(async (system) => {
      const people = withdrawal.tenantId ? await findShopPeople(system, withdrawal.tenantId) : []
      await record(context, system, withdrawalProcessed(withdrawal, status, people))
    })
  })
}

async function settle(queries: Queries, withdrawal: WithdrawalRow, status: Decision['status']): Promise<void> {
  if (status === 'COMPLETED') {
    const tenantId = withdrawal.tenantId ?? (await getPlatformTenantId(queries))
    await postLedger(queries, payoutPosting(withdrawal, { kind: 'PLATFORM_COMMISSION', tenantId }))
  }
  if (status === 'REJECTED') await postLedger(queries, releasePosting(withdrawal))
}
