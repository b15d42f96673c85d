import type { QueryOf } from '@chonoi/contract'
import { isTenantAdministrator, owns } from '@chonoi/domain'
import type { Person, RequestContext } from '../../http/context.ts'
import { Failure, found } from '../../http/failure.ts'
import { findUserIn } from '../users/users.store.ts'
import { findLog, findLogs, type LogFilter, type LogSide, sumLogs } from './transaction-logs.store.ts'

type LogQuery = LogFilter & { page: number; limit: number }

/** The side whose transactions somebody sees by default: all, those of the shop for its administrators, or own ones. */
function sideOf(person: Person): LogSide {
  if (person.actsForPlatform) return 'platform'
  const { tenantId } = person
  return tenantId !== null && isTenantAdministrator(person, tenantId) ? { tenantId } : { userId: person.id }
}

function list(context: RequestContext, side: LogSide, query: LogQuery) {
  return context.transaction((queries) => findLogs(queries, side, query, query))
}

export const listLogs = (context: RequestContext, query: LogQuery) => list(context, sideOf(context.person), query)

export const listOwnLogs = (context: RequestContext, query: LogQuery) =>
  list(context, { userId: context.person.id }, query)

/** Everybody's transactions, for the platform. */
export const listAllLogs = (
  context: RequestContext,
  { userId, ...query }: LogQuery & { userId?: string | undefined },
) => list(context, userId ? { userId } : 'platform', query)

/** The movements of all wallets, for the platform. */
export const listWalletLogs = (
  context: RequestContext,
  { userId, ...query }: LogQuery & { userId?: string | undefined },
) => list(context, userId ? { userId } : 'wallets', query)

/** A user's transactions, for the platform. */
export function listLogsOfUser(context: RequestContext, userId: string, query: LogQuery) {
  return context.transaction(async (queries) => {
    found(await findUserIn(queries, userId, null))
    return list(context, { userId }, query)
  })
}

/** Totals of a period. Only the platform's administrators may name another user (auth.not_yours). */
export function readLogStats(context: RequestContext, { userId, ...period }: QueryOf<'getTransactionLogStats'>) {
  const { person } = context
  if (userId && !owns(person, userId) && !person.actsForPlatform) throw new Failure('auth.not_yours')
  return context.transaction((queries) => sumLogs(queries, userId ? { userId } : sideOf(person), period))
}

/** One transaction from the caller's own side, else from that of their shop or the platform. */
export function readLog(context: RequestContext, id: string) {
  const { person } = context
  return context.transaction(async (queries) => {
    const own = await findLog(queries, { userId: person.id }, id)
    return own ?? found(await findLog(queries, sideOf(person), id))
  })
}
