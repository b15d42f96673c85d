import { isRole } from '../access/roles.ts'
import { maxNameLength } from './account-forms.ts'
import { emailShape } from './email.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { type CommonPasswordCheck, passwordShape, uncommonPassword } from './password.ts'
import { atMost, checkText, required } from './text-rules.ts'
import { vietnamesePhone } from './vietnamese-phone.ts'

/** What an administrator writes about an account. Names may wait for their owner. */
export type UserForm = {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly phone?: string | null | undefined
  /** Empty until chosen. */
  readonly role: string
}

export type NewUserForm = UserForm & {
  readonly email: string
  readonly password?: string | undefined
  readonly passwordLink?: boolean | undefined
}

/** ADM-USR-13: the form that edits an account; its address is fixed and its password is its owner's. */
export const validateUser: Validator<UserForm> = (form) => [
  ...checkText('firstName', form.firstName, atMost(maxNameLength)),
  ...checkText('lastName', form.lastName, atMost(maxNameLength)),
  ...checkText('phone', form.phone, vietnamesePhone),
  ...(isRole(form.role) ? [] : ([{ field: 'role', code: 'required' }] satisfies readonly FieldProblem[])),
]

/** ADM-USR-10, ADM-USR-12: a new account; its password is typed, unless a link is mailed. */
export function newUserValidator(isCommonPassword: CommonPasswordCheck = () => false): Validator<NewUserForm> {
  return (form) => [
    ...checkText('email', form.email, required, emailShape),
    ...(form.passwordLink
      ? []
      : checkText('password', form.password, required, passwordShape, uncommonPassword(isCommonPassword))),
    ...validateUser(form),
  ]
}
