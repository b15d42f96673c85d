import { createHash } from 'node:crypto'
import type { BodyOf, SessionGrant } from '@chonoi/contract'
import { normalizeEmail } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { networkOf } from '../../http/network-of.ts'
import { record } from '../events/record.ts'
import { findAccount, isStillPassword } from './accounts.store.ts'
import { signedIn } from './auth.events.ts'
import { findSignInAddresses } from './sessions.store.ts'
import { startSession } from './start-session.ts'

/**
 * Signs in with e-mail and password. Whether the account exists shows neither in the answer nor in the time it takes;
 * that it is not active is told only to who knows the password.
 *
 * Fails with auth.invalid_credentials, auth.account_inactive, and request.rate_limited after five failures from one
 * address, or a hundred tries in an hour from addresses that never signed in to the account.
 */
export async function login(context: RequestContext, input: BodyOf<'login'>, csrfHash: Buffer): Promise<SessionGrant> {
  const { passwords, rateLimits } = context.ports
  const email = normalizeEmail(input.email)
  const network = networkOf(context.facts.address)
  const attempts = attemptsOf(email, network)
  await rateLimits.consume('account', attempts)
  const { account, isKnownAddress } = await context.asSystem(async (queries) => ({
    account: await findAccount(queries, { email }),
    isKnownAddress: (await findSignInAddresses(queries, email)).some((address) => networkOf(address) === network),
  }))
  // A thousand addresses that guess one password each are stopped, and the owner at their own is not.
  if (!isKnownAddress) await rateLimits.consume('account-anywhere', attemptsOf(email, 'anywhere'))
  const isRight = await passwords.verify(account?.passwordHash ?? undefined, input.password)
  if (!account || !isRight) throw new Failure('auth.invalid_credentials')
  const { user } = account
  if (!user.isActive) throw new Failure('auth.account_inactive')
  await rateLimits.forget('account', attempts)
  return context.asSystem(async (queries) => {
    if (!(await isStillPassword(queries, user.id, account.passwordHash))) throw new Failure('auth.invalid_credentials')
    await record(context, queries, signedIn(user))
    return startSession(context, queries, user, csrfHash)
  })
}

/** Of one account from one address, or from anywhere. Hashed: the table of limits is no list of e-mail addresses. */
const attemptsOf = (email: string, address: string) =>
  createHash('sha256').update(`${email}\n${address}`).digest('base64url')
