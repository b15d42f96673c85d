import type { BodyOf, SessionGrant } from '@chonoi/contract'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { findUser } from '../auth/accounts.store.ts'
import { signedIn, signInRefused } from '../auth/auth.events.ts'
import { startSession } from '../auth/start-session.ts'
import { record } from '../events/record.ts'
import { tellNewDevice } from '../sessions/tell-new-device.ts'
import { acceptCode, wrongCode } from './check-code.ts'
import {
  countWrongCode,
  deleteChallengesOf,
  findChallenge,
  findChallengeForUpdate,
  findTwoFactorForUpdate,
  insertChallenge,
} from './two-factor.store.ts'

const challengeMinutes = 5

/** Answers a right password of an account that wants a second factor: a token for one verification in five minutes. */
export async function askForSecondFactor({ ports }: RequestContext, queries: Queries, userId: string) {
  const twoFactorToken = ports.tokens.newSecret()
  await insertChallenge(queries, {
    userId,
    tokenHash: ports.tokens.hashSecret(twoFactorToken),
    expiresAt: new Date(ports.now().getTime() + challengeMinutes * 60_000),
  })
  return { requiresTwoFactor: true, twoFactorToken }
}

/**
 * Finishes a sign-in. The waiting sign-in is locked, so that its token opens one session and concurrent guesses count.
 * Fails with auth.two_factor_expired, auth.two_factor_code_wrong, auth.account_inactive, and request.rate_limited after
 * twenty wrong codes for one account, over all its sign-ins.
 */
export async function verifyTwoFactor(
  context: RequestContext,
  { twoFactorToken, code }: BodyOf<'verifyTwoFactor'>,
  csrfHash: Buffer,
): Promise<SessionGrant> {
  const { now, rateLimits, tokens } = context.ports
  const tokenHash = tokens.hashSecret(twoFactorToken)
  const waiting = await context.asSystem((queries) => findChallenge(queries, tokenHash, now()))
  if (!waiting) throw new Failure('auth.two_factor_expired')
  const { userId } = waiting
  // Before the transaction: counting takes a connection of its own.
  await rateLimits.consume('two-factor', userId)
  // A wrong code is counted, so it is answered after the transaction instead of undoing it.
  const grant = await context.asSystem(async (queries) => {
    // The account first: the others of its sign-ins then wait here, and removing them below can't deadlock.
    const row = await findTwoFactorForUpdate(queries, userId)
    const challenge = await findChallengeForUpdate(queries, tokenHash, now())
    const user = await findUser(queries, userId)
    if (!challenge || !row?.enabledAt || !user) throw new Failure('auth.two_factor_expired')
    if (!user.isActive) throw new Failure('auth.account_inactive')
    if (!(await acceptCode(context, queries, row, code))) {
      await countWrongCode(queries, challenge.id)
      await record(context, queries, signInRefused(user.email, user, 'auth.two_factor_code_wrong'))
      return undefined
    }
    await deleteChallengesOf(queries, userId)
    await record(context, queries, signedIn(user))
    await tellNewDevice(context, queries, user.id)
    return startSession(context, queries, user, csrfHash)
  })
  if (!grant) throw wrongCode()
  await rateLimits.forget('two-factor', userId)
  return grant
}
