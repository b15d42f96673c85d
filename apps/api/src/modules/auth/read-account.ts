import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { findMemberships, findUser, type UserRow } from './accounts.store.ts'
import type { Account } from './auth-views.ts'

/** Who is signed in, with every membership, in the tenant they act in. */
export function readAccount(context: RequestContext): Promise<Account> {
  const { id, tenantId, mustSetUpTwoFactor } = context.person
  return context.transaction(async (queries) => ({
    user: found(await findUser(queries, id)),
    memberships: await findMemberships(queries, id),
    currentTenantId: tenantId,
    mustSetUpTwoFactor,
  }))
}

export function readOwnUser(context: RequestContext): Promise<UserRow> {
  return context.transaction(async (queries) => found(await findUser(queries, context.person.id)))
}

export function readMemberships(context: RequestContext) {
  return context.transaction((queries) => findMemberships(queries, context.person.id))
}
