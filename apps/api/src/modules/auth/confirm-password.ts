import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { findAccount, type UserRow } from './accounts.store.ts'

/**
 * Asks the caller's password again before a change of what protects the account. Returns their row. Fails with
 * auth.current_password_wrong, and request.rate_limited after five wrong guesses.
 */
export async function confirmPassword(context: RequestContext, password: string): Promise<UserRow> {
  const { passwords, rateLimits } = context.ports
  const { id } = context.person
  const attempts = `confirm-password:${id}`
  await rateLimits.consume('account', attempts)
  const account = await context.asSystem((queries) => findAccount(queries, { id }))
  if (!account || !(await passwords.verify(account.passwordHash ?? undefined, password)))
    throw new Failure('auth.current_password_wrong', { fields: [{ field: 'password', code: 'password.wrong' }] })
  await rateLimits.forget('account', attempts)
  return account.user
}
