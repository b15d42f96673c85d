import type { RequestContext } from '../../http/context.ts'
import { revokeSessionsOf, type RevokedBecause } from '../auth/sessions.store.ts'
import { deleteChallengesOf } from '../two-factor/two-factor.store.ts'

/** Signs an account out everywhere, and stops sign-ins that wait for their second factor. Returns how many sessions ended. */
export function endSessions(context: RequestContext, userId: string, because: RevokedBecause): Promise<number> {
  return context.asSystem(async (system) => {
    await deleteChallengesOf(system, userId)
    return revokeSessionsOf(system, userId, because)
  })
}
