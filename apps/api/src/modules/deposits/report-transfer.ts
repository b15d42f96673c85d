import type { BodyOf } from '@chonoi/contract'
import { manualDepositValidator, mayReportTransfer } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { depositRequested, depositUpdated } from './deposits.events.ts'
import { changeDeposit, findDepositForUpdate } from './deposits.store.ts'
import { usableProof } from './use-proof.ts'

/**
 * The owner tells that the transfer was made. The first report asks the platform's administrators to look for it; a later
 * one corrects it.
 */
export function reportTransfer(
  context: RequestContext,
  depositId: string,
  body: BodyOf<'reportDepositTransfer'>,
): Promise<void> {
  const { person, ports } = context
  return context.transaction(async (queries) => {
    const deposit = found(await findDepositForUpdate(queries, depositId))
    enforce(mayReportTransfer(deposit, person))
    enforceForm(manualDepositValidator(ports.now()), { ...body, amountInCents: deposit.amountInCents })
    const { bankName, bankReference, transferDateTime, proofUrl, notes } = body
    const proof = proofUrl === undefined ? {} : { proofFileId: await usableProof(context, queries, proofUrl) }
    await changeDeposit(queries, depositId, {
      ...{ bankName: bankName.trim(), bankReference: bankReference.trim(), notes: notes ?? null, expiresAt: null },
      ...{ transferDateTime: new Date(transferDateTime), ...proof },
    })
    if (deposit.transferDateTime) return record(context, queries, depositUpdated(deposit, Object.keys(body)))
    await context.asSystem(async (system) =>
      record(context, system, depositRequested(deposit, person, await findPlatformAdministrators(system))),
    )
  })
}
