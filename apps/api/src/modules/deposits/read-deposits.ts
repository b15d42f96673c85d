import type { QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { type DepositFilter, findDeposit, findDepositPage, sumDeposits } from './deposits.store.ts'

type DepositListQuery = DepositFilter & { page: number; limit: number }

/** The caller's own, even when row-level security would show an administrator everybody's. */
export function listOwnDeposits(context: RequestContext, query: DepositListQuery) {
  const own = { ...query, userId: context.person.id }
  return context.transaction((queries) => findDepositPage(queries, own, query))
}

/** Everybody's, for the platform. */
export function listAllDeposits(context: RequestContext, query: DepositListQuery) {
  return context.transaction((queries) => findDepositPage(queries, query, query))
}

/** One deposit, for its owner and the platform; row-level security keeps it from everybody else. */
export function readDeposit(context: RequestContext, depositId: string) {
  return context.transaction(async (queries) => found(await findDeposit(queries, depositId)))
}

/** The caller's figures; everybody's for an administrator of the platform. */
export function readDepositStats(context: RequestContext, period: QueryOf<'getDepositStats'> = {}) {
  const { person } = context
  const filter = person.actsForPlatform ? period : { ...period, userId: person.id }
  return context.transaction((queries) => sumDeposits(queries, filter))
}
