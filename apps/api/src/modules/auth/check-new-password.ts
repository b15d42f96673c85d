import type { Validator } from '@chonoi/domain'
import { Failure, refuseFields } from '../../http/failure.ts'

/** Validates a form with a new password. Fails with auth.weak_password when its only problem is being too common. */
export function enforcePasswordForm<Form>(validate: Validator<Form>, form: Form): void {
  const problems = validate(form)
  if (problems.length === 0) return
  if (problems.every(({ code }) => code === 'password.too_common'))
    throw new Failure('auth.weak_password', { fields: problems })
  refuseFields(problems)
}
