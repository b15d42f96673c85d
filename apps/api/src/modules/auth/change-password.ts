import type { BodyOf } from '@chonoi/contract'
import { changePasswordValidator } from '@chonoi/domain'
import { isCommonPassword } from '@chonoi/domain/common-passwords'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { findAccount, isStillPassword } from './accounts.store.ts'
import { enforceNewPassword } from './check-new-password.ts'
import { setPassword } from './set-password.ts'

const validate = changePasswordValidator(isCommonPassword)

/**
 * Changes the caller's password; their other sessions end.
 *
 * Fails with auth.weak_password, auth.current_password_wrong, and request.rate_limited after five wrong guesses.
 */
export async function changePassword(context: RequestContext, input: BodyOf<'changePassword'>): Promise<void> {
  const { passwords, rateLimits } = context.ports
  const { id, sessionId } = context.person
  await enforceNewPassword(context, validate, input, 'newPassword')
  const attempts = `change-password:${id}`
  await rateLimits.consume('account', attempts)
  const account = await context.asSystem((queries) => findAccount(queries, { id }))
  if (!account || !(await passwords.verify(account.passwordHash ?? undefined, input.currentPassword)))
    throw wrongPassword()
  await rateLimits.forget('account', attempts)
  const passwordHash = await passwords.hash(input.newPassword)
  await context.asSystem(async (queries) => {
    if (!(await isStillPassword(queries, id, account.passwordHash))) throw wrongPassword()
    const { user } = account
    await setPassword(context, queries, { user, passwordHash, because: 'password_changed', keepSession: sessionId })
  })
}

const wrongPassword = () =>
  new Failure('auth.current_password_wrong', { fields: [{ field: 'currentPassword', code: 'password.wrong' }] })
