import type { Validator } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { Failure, refuseFields } from '../../http/failure.ts'

type PasswordField = 'password' | 'newPassword'

/**
 * Validates a form with a new password. Fails with auth.weak_password when its only problem is that the password is too
 * common, or known from a breach.
 */
export async function enforceNewPassword<
  Field extends PasswordField,
  Form extends { readonly [name in Field]?: string | undefined },
>(context: RequestContext, validate: Validator<Form>, form: Form, field: Field): Promise<void> {
  const problems = validate(form)
  if (problems.length > 0) {
    if (problems.every(({ code }) => code === 'password.too_common'))
      throw new Failure('auth.weak_password', { fields: problems })
    refuseFields(problems)
  }
  const password = form[field]
  if (password && (await context.ports.breachedPasswords.contains(password)))
    throw new Failure('auth.weak_password', { fields: [{ field, code: 'password.breached' }] })
}
