import type { AccountDeletion, BodyOf } from '@chonoi/contract'
import { accountDeletionValidator, accountErasedAt, mayDeleteAccount } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { asksForCode, confirmIdentity } from '../two-factor/confirm-identity.ts'
import {
  deleteAccountDeletion,
  findAccountDeletion,
  findObstacles,
  insertAccountDeletion,
  lockAccount,
  lockDeletions,
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
  const needsCode = await asksForCode(context)
  enforceForm(accountDeletionValidator(needsCode), input)
  const { user, enforceCode } = await confirmIdentity(context, { ...input, needsCode })
  return context.asSystem(async (system) => {
    await lockDeletions(system)
    await lockAccount(system, user.id)
    const isLeaving = (await findAccountDeletion(system, user.id)) !== undefined
    enforce(mayDeleteAccount({ isLeaving, obstacles: (await findObstacles(system, user.id)).length }))
    await enforceCode(system)
    const requestedAt = context.ports.now()
    await insertAccountDeletion(system, { userId: user.id, requestedAt, eraseAt: accountErasedAt(requestedAt) })
    await record(context, system, deletionAsked(user))
    return stateOf(system, user.id)
  })
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
