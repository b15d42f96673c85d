import { mayResetTwoFactor, type Role } from '@chonoi/domain'
import type { SearchReach } from '../../database/search-reach.ts'
import type { RequestContext } from '../../http/context.ts'
import { findPlatformTenantId } from '../auth/accounts.store.ts'
import { findWithTwoFactor } from '../two-factor/two-factor.store.ts'
import type { SeenUser } from './read-user.ts'
import { countUsers, findLastSeen, findMembers, findUsersOfPlatform, type UserQuery } from './user-list.store.ts'

export interface ListedUser extends SeenUser {
  lastSeenAt: Date | null
  /** Null for those who may not turn it off. */
  hasTwoFactor: boolean | null
}

interface UserPage {
  rows: ListedUser[]
  total: number
  isNewestOnly: boolean
}

/** Every account for the platform, the members of the current tenant for its administrator. */
export function listUsers(context: RequestContext, query: UserQuery, reach: SearchReach = 'newest'): Promise<UserPage> {
  return context.person.actsForPlatform ? listAll(context, query, reach) : listMembers(context, query)
}

function listAll(context: RequestContext, query: UserQuery, reach: SearchReach): Promise<UserPage> {
  return context.transaction(async (queries) => {
    const tenantId = await findPlatformTenantId(queries)
    const { rows, ...found } = await findUsersOfPlatform(queries, query, reach)
    const ids = rows.map(({ id }) => id)
    const lastSeen = await context.asSystem((system) => findLastSeen(system, ids))
    const secured = await context.asSystem((system) => findWithTwoFactor(system, ids))
    const mayKnow = (id: string, role: Role) => mayResetTwoFactor(context.person, { id, role }, tenantId).allowed
    const seen = rows.map((user) => ({
      ...{ user, tenantId, membership: null, role: user.platformRole, seenAs: 'platform' as const },
      lastSeenAt: lastSeen.get(user.id) ?? null,
      hasTwoFactor: mayKnow(user.id, user.platformRole) ? secured.has(user.id) : null,
    }))
    return { rows: seen, ...found }
  })
}

/** When a member used the site, and how they sign in, is the platform's to know: they use it for other shops too. */
function listMembers(context: RequestContext, query: UserQuery): Promise<UserPage> {
  const { tenantId } = context
  return context.transaction(async (queries) => {
    const { rows, total } = await findMembers(queries, tenantId, query)
    const seen = rows.map(({ user, membership }) => ({
      ...{ user, tenantId, membership, role: membership.role, seenAs: 'tenant' as const },
      ...{ lastSeenAt: null, hasTwoFactor: null },
    }))
    return { rows: seen, total, isNewestOnly: false }
  })
}

const newForDays = 30

export function readUserStatistics(context: RequestContext) {
  const since = new Date(context.ports.now().getTime() - newForDays * 86_400_000)
  return context.transaction((queries) => countUsers(queries, since))
}
