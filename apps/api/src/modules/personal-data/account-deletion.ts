import type { AccountDeletion, BodyOf } from '@chonoi/contract'
import { accountDeletionValidator, accountErasedAt, mayDeleteAccount } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm } from '../../http/failure.ts'
import { confirmPassword } from '../auth/confirm-password.ts'
import { record } from '../events/record.ts'
import { acceptCode, wrongCode } from '../two-factor/check-code.ts'
import { findTwoFactorForUpdate, hasTwoFactor } from '../two-factor/two-factor.store.ts'
import {
  deleteAccountDeletion,
  findAccountDeletion,
  findObstacles,
  insertAccountDeletion,
  lockAccount,
} from './account-deletion.store.ts'
import { deletionAsked, deletionCancelled } from './personal-data.events.ts'

async function stateOf(queries: Queries, userId: string): Promise<AccountDeletion> {
  const row = await findAccountDeletion(queries, userId)
  return {
    requestedAt: row?.requestedAt.toISOString() ?? null,
    eraseAt: row?.eraseAt.toISOString() ?? null,
    obstacles: await findObstacles(queries, userId),
  }
}

export function readAccountDeletion(context: RequestContext): Promise<AccountDeletion> {
  return context.asSystem((system) => stateOf(system, context.person.id))
}

/**
 * Asks for the deletion of the caller's account; a job deletes it (jobs/erase-accounts.ts). Fails with
 * account.leaving, account.deletion_blocked, auth.current_password_wrong, auth.two_factor_code_wrong.
 */
export async function requestAccountDeletion(
  context: RequestContext,
  input: BodyOf<'requestAccountDeletion'>,
): Promise<AccountDeletion> {
  const { ports, person } = context
  const needsCode = await context.asSystem((system) => hasTwoFactor(system, person.id))
  enforceForm(accountDeletionValidator(needsCode), input)
  const user = await confirmPassword(context, input.password)
  if (needsCode) await ports.rateLimits.consume('two-factor', user.id)
  const state = await context.asSystem(async (system) => {
    await lockAccount(system, user.id)
    const isLeaving = (await findAccountDeletion(system, user.id)) !== undefined
    enforce(mayDeleteAccount({ isLeaving, obstacles: (await findObstacles(system, user.id)).length }))
    await enforceCode(context, system, input.code ?? '')
    const requestedAt = ports.now()
    await insertAccountDeletion(system, { userId: user.id, requestedAt, eraseAt: accountErasedAt(requestedAt) })
    await record(context, system, deletionAsked(user))
    return stateOf(system, user.id)
  })
  if (needsCode) await ports.rateLimits.forget('two-factor', user.id)
  return state
}

/** Read under its lock: of two requests with one code one counts. */
async function enforceCode(context: RequestContext, system: Queries, code: string): Promise<void> {
  const row = await findTwoFactorForUpdate(system, context.person.id)
  if (row?.enabledAt && !(await acceptCode(context, system, row, code))) throw wrongCode()
}

/** Keeps the account. Does nothing where no deletion was asked for. */
export function cancelAccountDeletion(context: RequestContext): Promise<AccountDeletion> {
  const { person } = context
  return context.asSystem(async (system) => {
    await lockAccount(system, person.id)
    if (await deleteAccountDeletion(system, person.id)) await record(context, system, deletionCancelled(person))
    return stateOf(system, person.id)
  })
}
