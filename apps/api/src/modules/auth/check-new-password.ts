import type { Validator } from '@chonoi/domain'
import { enforceForm, Failure, toFieldProblems } from '../../http/failure.ts'

/** A 422 for what is wrong with a form; a password that is only too common has a code of its own. */
export function enforcePasswordForm<Form>(validate: Validator<Form>, form: Form): void {
  const wrong = validate(form)
  const isOnlyCommon = wrong.length > 0 && wrong.every(({ code }) => code === 'password.too_common')
  if (isOnlyCommon) throw new Failure('auth.weak_password', { fields: toFieldProblems(wrong) })
  enforceForm(validate, form)
}
