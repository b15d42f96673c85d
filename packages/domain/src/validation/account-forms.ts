import { normalizePassword } from '../text/normalize-text.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { emailShape } from './email.ts'
import { type CommonPasswordCheck, passwordShape, sameAs, uncommonPassword } from './password.ts'
import { atLeast, atMost, checkText, required } from './text-rules.ts'
import { vietnamesePhone } from './vietnamese-phone.ts'

export const maxNameLength = 100

export type LoginForm = { readonly email: string; readonly password: string }

export type ProfileForm = { readonly firstName: string; readonly lastName: string; readonly phone?: string | null }

export type RegisterForm = ProfileForm &
  LoginForm & { readonly confirmPassword?: string; readonly acceptsTerms?: boolean }

export type ForgotPasswordForm = { readonly email: string }

export type NewPasswordForm = { readonly newPassword: string; readonly confirmPassword?: string }

export type ChangePasswordForm = NewPasswordForm & { readonly currentPassword: string }

export const validateForgotPassword: Validator<ForgotPasswordForm> = (form) =>
  checkText('email', form.email, required, emailShape)

/** Checks only that something was typed: rules for new passwords don't apply to existing ones. */
export const validateLogin: Validator<LoginForm> = (form) => [
  ...validateForgotPassword(form),
  ...(form.password === '' ? ([{ field: 'password', code: 'required' }] satisfies readonly FieldProblem[]) : []),
]

/** A code of the second factor; what it must be is known to the server alone. */
export const validateSecondFactor: Validator<{ readonly code: string }> = ({ code }) =>
  checkText('code', code, required)

/** What turning two-factor authentication on or off asks for. */
export const validatePasswordAndCode: Validator<{ readonly password: string; readonly code: string }> = (form) => [
  ...validatePasswordAgain(form),
  ...validateSecondFactor(form),
]

export const resetReasonLength = { min: 10, max: 500 }

/** What turning somebody else's off asks for. */
export const validateTwoFactorReset: Validator<{ readonly reason: string; readonly password: string }> = (form) => [
  ...checkText('reason', form.reason, required, atLeast(resetReasonLength.min), atMost(resetReasonLength.max)),
  ...validatePasswordAgain(form),
]

export const validatePasswordAgain: Validator<{ readonly password: string }> = ({ password }) =>
  password === '' ? [{ field: 'password', code: 'required' }] : []

export const validateProfile: Validator<ProfileForm> = (form) => [
  ...checkText('firstName', form.firstName, required, atMost(maxNameLength)),
  ...checkText('lastName', form.lastName, required, atMost(maxNameLength)),
  ...checkText('phone', form.phone, vietnamesePhone),
]

/** The server passes the list of common passwords. Clients omit it and skip that check. */
export function registerValidator(isCommonPassword: CommonPasswordCheck = () => false): Validator<RegisterForm> {
  return (form) => [
    ...validateProfile(form),
    ...validateForgotPassword(form),
    ...checkText('password', form.password, required, passwordShape, uncommonPassword(isCommonPassword)),
    ...checkRepeated(form.confirmPassword, form.password),
    ...(form.acceptsTerms === false
      ? ([{ field: 'acceptsTerms', code: 'terms.not_accepted' }] satisfies readonly FieldProblem[])
      : []),
  ]
}

export function newPasswordValidator(isCommonPassword: CommonPasswordCheck = () => false): Validator<NewPasswordForm> {
  return (form) => [
    ...checkText('newPassword', form.newPassword, required, passwordShape, uncommonPassword(isCommonPassword)),
    ...checkRepeated(form.confirmPassword, form.newPassword),
  ]
}

export function changePasswordValidator(isCommonPassword?: CommonPasswordCheck): Validator<ChangePasswordForm> {
  const validateNew = newPasswordValidator(isCommonPassword)
  return (form) => {
    const problems = [...checkText('currentPassword', form.currentPassword, required), ...validateNew(form)]
    const isUnchanged =
      form.newPassword !== '' && normalizePassword(form.newPassword) === normalizePassword(form.currentPassword)
    return isUnchanged ? [...problems, { field: 'newPassword', code: 'password.unchanged' }] : problems
  }
}

/** Undefined means the form has no such field (the server's bodies have none). */
function checkRepeated(repeated: string | undefined, password: string): readonly FieldProblem[] {
  return repeated === undefined ? [] : checkText('confirmPassword', repeated, required, sameAs(password))
}
