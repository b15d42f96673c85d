import type { SessionGrant } from '@chonoi/contract'
import { maySwitchTo } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findMemberships, findUser } from './accounts.store.ts'
import { tenantSwitched } from './auth.events.ts'
import { findSecondFactor, isFactorMissing } from '../two-factor/second-factor.ts'
import { holderOf, toAuthUser } from './auth-views.ts'
import { rotateRefreshToken } from './rotate-refresh-token.ts'
import { enterTenant, findLiveRefreshToken, findSessionForUpdate } from './sessions.store.ts'

/**
 * Makes another ACTIVE membership the session's current one (TENANT-01, GAP-03). The new refresh token is the one that
 * a refresh under way in another tab would get. To the current tenant it changes nothing but the tokens.
 *
 * Fails with tenant.membership_not_active.
 */
export function switchTenant(context: RequestContext, tenantId: string): Promise<SessionGrant> {
  const { id: userId, sessionId } = context.person
  return context.asSystem(async (queries) => {
    const memberships = await findMemberships(queries, userId)
    enforce(maySwitchTo(memberships, tenantId))
    const session = found(await findSessionForUpdate(queries, sessionId))
    // It may have ended since the call was let in.
    if (session.revokedAt) throw new Failure('auth.unauthenticated')
    await enterTenant(queries, sessionId, tenantId)
    const entered = memberships.find((membership) => membership.tenantId === tenantId)
    if (entered && session.currentTenantId !== tenantId)
      await record(context, queries, tenantSwitched(tenantId, entered.tenant.name))
    const account = { user: found(await findUser(queries, userId)), memberships, currentTenantId: tenantId }
    const factor = await findSecondFactor(queries, userId)
    return {
      accessToken: await context.ports.tokens.issueAccessToken(sessionId, userId),
      refreshToken: await rotateRefreshToken(context, queries, session, await findLiveRefreshToken(queries, sessionId)),
      user: toAuthUser({ ...account, mustSetUpTwoFactor: isFactorMissing(holderOf(account), factor) }),
    }
  })
}
