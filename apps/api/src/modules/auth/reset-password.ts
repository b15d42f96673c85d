import type { BodyOf } from '@chonoi/contract'
import { newPasswordValidator } from '@chonoi/domain'
import { isCommonPassword } from '@chonoi/domain/common-passwords'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { findUser } from './accounts.store.ts'
import { enforceNewPassword } from './check-new-password.ts'
import { findOpenPasswordReset, usePasswordReset } from './password-resets.store.ts'
import { setPassword } from './set-password.ts'

const validate = newPasswordValidator(isCommonPassword)

/**
 * Sets a new password with the mailed token, once; every session of the account ends (C22). The token is looked up
 * before the password is hashed: a guess costs the server next to nothing.
 *
 * Fails with auth.weak_password, auth.reset_token_invalid.
 */
export async function resetPassword(context: RequestContext, input: BodyOf<'resetPassword'>): Promise<void> {
  const { passwords, tokens, now } = context.ports
  await enforceNewPassword(context, validate, input, 'newPassword')
  const tokenHash = tokens.hashSecret(input.token)
  const open = await context.asSystem((queries) => findOpenPasswordReset(queries, tokenHash, now()))
  if (!open) throw new Failure('auth.reset_token_invalid')
  const passwordHash = await passwords.hash(input.newPassword)
  await context.asSystem(async (queries) => {
    const userId = await usePasswordReset(queries, tokenHash, now())
    const user = userId && (await findUser(queries, userId))
    if (!user) throw new Failure('auth.reset_token_invalid')
    await setPassword(context, queries, { user, passwordHash, because: 'password_reset' })
  })
}
