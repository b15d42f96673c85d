import type { SessionGrant } from '@chonoi/contract'
import { currentTenantAfter } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { findMemberships, type UserRow } from './accounts.store.ts'
import { findSecondFactor, isFactorMissing } from '../two-factor/second-factor.ts'
import { holderOf, toAuthUser } from './auth-views.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { insertSession } from './sessions.store.ts'

const sessionDays = 30
const day = 24 * 60 * 60 * 1000

/** Signs somebody in: a session in their home tenant, bound to the page's CSRF token, for 30 days at most (SESS-04). */
export async function startSession(
  context: RequestContext,
  queries: Queries,
  user: UserRow,
  csrfHash: Buffer,
): Promise<SessionGrant> {
  const { facts, ports } = context
  const memberships = await findMemberships(queries, user.id)
  const currentTenantId = currentTenantAfter(memberships, user.homeTenantId)
  const account = { user, memberships, currentTenantId }
  const factor = await findSecondFactor(queries, user.id)
  const session = await insertSession(queries, {
    userId: user.id,
    currentTenantId,
    csrfHash,
    userAgent: facts.userAgent,
    address: facts.address,
    expiresAt: new Date(ports.now().getTime() + sessionDays * day),
  })
  return {
    accessToken: await ports.tokens.issueAccessToken(session.id, user.id),
    refreshToken: await rotateRefreshToken(context, queries, session, undefined),
    user: toAuthUser({ ...account, mustSetUpTwoFactor: isFactorMissing(holderOf(account), factor) }),
  }
}
