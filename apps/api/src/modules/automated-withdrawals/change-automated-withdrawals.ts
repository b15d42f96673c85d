import type { BodyOf } from '@chonoi/contract'
import { automatedWithdrawalValidator, nextAutomatedRun, owns, validateTriggerReason } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm, Failure, found } from '../../http/failure.ts'
import { findPayeeAccount } from '../bank-accounts/payee-account.ts'
import { lockBankAccounts } from '../bank-accounts/bank-accounts.store.ts'
import { enforceVersion } from '../enforce-version.ts'
import { record } from '../events/record.ts'
import { payingShop } from '../withdrawals/request-withdrawal.ts'
import { getWithdrawalLimits } from '../withdrawals/withdrawal-terms.ts'
import { toAutomatedWithdrawal } from './automated-withdrawal-views.ts'
import {
  automatedWithdrawalCreated,
  automatedWithdrawalDeleted,
  automatedWithdrawalUpdated,
} from './automated-withdrawals.events.ts'
import {
  type AutomatedWithdrawalRow,
  changeAutomatedWithdrawal,
  deleteAutomatedWithdrawalRow,
  findAutomatedWithdrawal,
  findAutomatedWithdrawalForUpdate,
  findAutomatedWithdrawals,
  insertAutomatedWithdrawal,
} from './automated-withdrawals.store.ts'
import { planRun, runAutomatedWithdrawal } from './run-automated-withdrawal.ts'

export const maxConfigs = 10

/** Locks the caller's own automated withdrawal; a 404 for all others, whatever row-level security shows. */
async function lockOwn(context: RequestContext, queries: Queries, id: string): Promise<AutomatedWithdrawalRow> {
  const config = found(await findAutomatedWithdrawalForUpdate(queries, id))
  return found(owns(context.person, config.userId) ? config : null)
}

export function readAutomatedWithdrawal(context: RequestContext, id: string) {
  return context.transaction(async (queries) => found(await findAutomatedWithdrawal(queries, id)))
}

/** Adds an automated withdrawal of the caller's wallet or shop (WAL-06). */
export function createAutomatedWithdrawal(
  context: RequestContext,
  body: BodyOf<'createAutomatedWithdrawalConfig'>,
): Promise<string> {
  const { person, ports } = context
  return context.transaction(async (queries) => {
    enforceForm(automatedWithdrawalValidator(await getWithdrawalLimits(queries)), body)
    const tenantId = body.source === 'SHOP' ? payingShop(context) : null
    await lockBankAccounts(queries, person.id)
    await findPayeeAccount(context, queries, tenantId, body.bankAccountId)
    const { total } = await findAutomatedWithdrawals(queries, person.id, { page: 1, limit: 1 })
    if (total >= maxConfigs) throw new Failure('automated_withdrawal.too_many')
    const { source: _, name, isActive = true, ...settings } = body
    const nextRunAt = isActive ? nextAutomatedRun(body.frequency, ports.now()) : null
    const row = { ...settings, name: name.trim(), userId: person.id, tenantId, isActive, nextRunAt }
    const id = await insertAutomatedWithdrawal(queries, row)
    await record(context, queries, automatedWithdrawalCreated({ id, name: row.name }))
    return id
  })
}

/** Changes what the body names. Fails with row.changed when the edited version isn't the stored one. */
export function updateAutomatedWithdrawal(
  context: RequestContext,
  id: string,
  { version, ...body }: BodyOf<'updateAutomatedWithdrawalConfig'>,
): Promise<void> {
  return context.transaction(async (queries) => {
    const config = await lockOwn(context, queries, id)
    await enforceVersion(version, config, async () =>
      toAutomatedWithdrawal(found(await findAutomatedWithdrawal(queries, id))),
    )
    const next = { ...config, ...body }
    enforceForm(automatedWithdrawalValidator(await getWithdrawalLimits(queries)), next)
    if (body.bankAccountId) await findPayeeAccount(context, queries, config.tenantId, body.bankAccountId)
    await changeAutomatedWithdrawal(queries, id, {
      ...body,
      ...(body.name !== undefined && { name: body.name.trim() }),
      ...scheduleOf(context, config, next),
    })
    await record(context, queries, automatedWithdrawalUpdated(config, { fields: Object.keys(body).join(', ') }))
  })
}

/** The next run: kept while frequency and switch stay, so that other changes don't postpone it. */
function scheduleOf(
  { ports }: RequestContext,
  before: AutomatedWithdrawalRow,
  { isActive, frequency }: Pick<AutomatedWithdrawalRow, 'isActive' | 'frequency'>,
): Pick<AutomatedWithdrawalRow, 'nextRunAt'> {
  if (!isActive) return { nextRunAt: null }
  const isKept = before.isActive && before.frequency === frequency
  return { nextRunAt: isKept ? before.nextRunAt : nextAutomatedRun(frequency, ports.now()) }
}

export function deleteAutomatedWithdrawal(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const config = await lockOwn(context, queries, id)
    await deleteAutomatedWithdrawalRow(queries, id)
    await record(context, queries, automatedWithdrawalDeleted(config))
  })
}

/** Switches it on or off. */
export function toggleAutomatedWithdrawal(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const config = await lockOwn(context, queries, id)
    const isActive = !config.isActive
    const schedule = scheduleOf(context, config, { ...config, isActive })
    await changeAutomatedWithdrawal(queries, id, { isActive, failures: 0, ...schedule })
    await record(context, queries, automatedWithdrawalUpdated(config, { isActive }))
  })
}

/** What a run would do now. */
export function testAutomatedWithdrawal(context: RequestContext, id: string) {
  return context.transaction(async (queries) => {
    const config = await lockOwn(context, queries, id)
    // As the system, because the balance of another of the caller's shops is meant too.
    const plan = await context.asSystem((system) => planRun(system, config, context.ports.now()))
    return {
      success: plan.because === undefined,
      message: plan.because ?? ('ready' as const),
      wouldWithdrawInCents: plan.amountInCents,
    }
  })
}

/** Runs it now, whether it is switched on or not. Returns the id of the withdrawal. */
export function triggerAutomatedWithdrawal(
  context: RequestContext,
  id: string,
  body: BodyOf<'triggerAutomatedWithdrawal'>,
): Promise<string> {
  enforceForm(validateTriggerReason, body)
  const { ports } = context
  return context.transaction(async (queries) => {
    const config = await lockOwn(context, queries, id)
    const withdrawalId = await context.asSystem(async (system) => {
      const plan = await planRun(system, config, ports.now())
      if (plan.because) throw new Failure('automated_withdrawal.nothing_to_withdraw')
      const request = { plan, isManual: true, reason: body.reason.trim() }
      return runAutomatedWithdrawal({ recorder: context, ports }, system, config, request)
    })
    await changeAutomatedWithdrawal(queries, id, { lastRunAt: ports.now() })
    return found(withdrawalId)
  })
}
