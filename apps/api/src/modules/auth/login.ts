import { createHash } from 'node:crypto'
import type { BodyOf, ProblemCode, SignInResult } from '@chonoi/contract'
import { normalizeEmail } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { networkOf } from '../../http/network-of.ts'
import { record } from '../events/record.ts'
import { findAccount, isStillPassword } from './accounts.store.ts'
import { signedIn } from './auth.events.ts'
import { refuseSignIn } from './refuse-sign-in.ts'
import { findSignInAddresses } from './sessions.store.ts'
import { tellNewDevice } from '../sessions/tell-new-device.ts'
import { startSession } from './start-session.ts'
import { hasTwoFactor } from '../two-factor/two-factor.store.ts'
import { askForSecondFactor } from '../two-factor/verify-two-factor.ts'

/**
 * Signs in with e-mail and password, or asks for the second factor where one is on. Neither answer nor duration reveals whether the account exists; only a caller who
 * knows the password learns that it is inactive. Fails with auth.invalid_credentials, auth.account_inactive, and
 * request.rate_limited after five failures from one address, or a hundred attempts in an hour from addresses that never
 * signed in to the account.
 */
export async function login(context: RequestContext, input: BodyOf<'login'>, csrfHash: Buffer): Promise<SignInResult> {
  const { passwords, rateLimits } = context.ports
  const email = normalizeEmail(input.email)
  const network = networkOf(context.facts.address)
  const attempts = attemptsOf(email, network)
  await rateLimits.consume('account', attempts)
  const { account, isKnownAddress } = await context.asSystem(async (queries) => ({
    account: await findAccount(queries, { email }),
    isKnownAddress: (await findSignInAddresses(queries, email)).some((address) => networkOf(address) === network),
  }))
  // Stops guessing from many addresses without locking out the owner at a known address.
  if (!isKnownAddress) await rateLimits.consume('account-anywhere', attemptsOf(email, 'anywhere'))
  const isRight = await passwords.verify(account?.passwordHash ?? undefined, input.password)
  const refuse = (code: ProblemCode) => refuseSignIn(context, { email, account: account?.user }, code)
  if (!account || !isRight) return refuse('auth.invalid_credentials')
  const { user } = account
  if (!user.isActive) return refuse('auth.account_inactive')
  await rateLimits.forget('account', attempts)
  return context.asSystem(async (queries) => {
    if (!(await isStillPassword(queries, user.id, account.passwordHash))) throw new Failure('auth.invalid_credentials')
    if (await hasTwoFactor(queries, user.id)) return askForSecondFactor(context, queries, user.id)
    await record(context, queries, signedIn(user))
    await tellNewDevice(context, queries, user.id)
    return startSession(context, queries, user, csrfHash)
  })
}

/** Rate limit key of an account and an address. Hashed, so that the table doesn't list e-mail addresses. */
const attemptsOf = (email: string, address: string) =>
  createHash('sha256').update(`${email}\n${address}`).digest('base64url')
