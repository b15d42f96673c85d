import { createHash } from 'node:crypto'
import type { BodyOf, SessionGrant } from '@chonoi/contract'
import { normalizeEmail } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { findAccount } from './accounts.store.ts'
import { startSession } from './start-session.ts'

/**
 * Signs in with e-mail and password. Whether the account exists shows neither in the answer nor in the time it takes;
 * that it is not active is told only to who knows the password.
 *
 * Fails with auth.invalid_credentials, auth.account_inactive, and request.rate_limited after five failures.
 */
export async function login(context: RequestContext, input: BodyOf<'login'>, csrfHash: Buffer): Promise<SessionGrant> {
  const { passwords, rateLimits } = context.ports
  const email = normalizeEmail(input.email)
  const attempts = attemptsOf(email, context.facts.address)
  await rateLimits.consume('account', attempts)
  const account = await context.asSystem((queries) => findAccount(queries, { email }))
  const isRight = await passwords.verify(account?.passwordHash ?? undefined, input.password)
  if (!account || !isRight) throw new Failure('auth.invalid_credentials')
  const { user } = account
  if (!user.isActive) throw new Failure('auth.account_inactive')
  await rateLimits.forget('account', attempts)
  return context.asSystem(async (queries) => {
    await writeAudit(context, queries, {
      action: 'auth.login',
      description: 'Signed in',
      vietnameseDescription: 'Đăng nhập',
      entityType: 'user',
      entityId: user.id,
      by: user,
    })
    return startSession(context, queries, user, csrfHash)
  })
}

/** Of one account from one address. Hashed: the table of limits is no list of e-mail addresses. */
const attemptsOf = (email: string, address: string) =>
  createHash('sha256').update(`${email}\n${address}`).digest('base64url')
