import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { ownShop } from './withdrawal-terms.ts'
import { findWithdrawal, findWithdrawalPage, sumWithdrawals, type WithdrawalFilter } from './withdrawals.store.ts'

type WithdrawalListQuery = WithdrawalFilter & { page: number; limit: number }

/** Whose withdrawals a caller lists: all for the platform, the shop's for its administrator, else the caller's own. */
function scopeOf(context: RequestContext): Pick<WithdrawalFilter, 'userId' | 'tenantId'> {
  const { person } = context
  if (person.actsForPlatform) return {}
  const shop = person.tenantRole === 'ADMIN' ? ownShop(context) : null
  return shop ?? { userId: person.id }
}

export function listWithdrawals(context: RequestContext, query: WithdrawalListQuery) {
  return context.transaction((queries) => findWithdrawalPage(queries, { ...query, ...scopeOf(context) }, query))
}

/** The caller's own, even when row-level security would show an administrator everybody's. */
export function listOwnWithdrawals(context: RequestContext, query: WithdrawalListQuery) {
  const own = { ...query, userId: context.person.id }
  return context.transaction((queries) => findWithdrawalPage(queries, own, query))
}

/** Everybody's, for the platform. */
export function listAllWithdrawals(context: RequestContext, query: WithdrawalListQuery) {
  return context.transaction((queries) => findWithdrawalPage(queries, query, query))
}

/** One withdrawal, for its owner, its shop and the platform; row-level security keeps it from everybody else. */
export function readWithdrawal(context: RequestContext, withdrawalId: string) {
  return context.transaction(async (queries) => found(await findWithdrawal(queries, withdrawalId)))
}

export function readWithdrawalStats(context: RequestContext) {
  return context.transaction((queries) => sumWithdrawals(queries, scopeOf(context)))
}
