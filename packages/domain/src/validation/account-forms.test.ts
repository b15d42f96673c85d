import { expect, test } from 'vitest'
import {
  changePasswordValidator,
  newPasswordValidator,
  registerValidator,
  validateForgotPassword,
  validateLogin,
  validateProfile,
} from './account-forms.ts'
import { isEmailShaped, normalizeEmail } from './email.ts'
import type { FieldProblem } from './field-problem.ts'
import { formatVietnamesePhone, normalizeVietnamesePhone } from './vietnamese-phone.ts'

const said = (problems: readonly FieldProblem[]) => problems.map(({ field, code }) => `${field} ${code}`)
const registration = {
  firstName: 'Lan',
  lastName: 'Nguyễn',
  email: 'lan@chonoi.test',
  phone: '',
  password: 'tre xanh bên sông',
  confirmPassword: 'tre xanh bên sông',
  acceptsTerms: true,
}
const validateRegistration = registerValidator((password) => password === 'matkhau123')

test('a filled-in registration has no problem', () => {
  expect(validateRegistration(registration)).toEqual([])
})

test('an empty registration names every required field', () => {
  const empty = { firstName: ' ', lastName: '', email: '', password: '', confirmPassword: '', acceptsTerms: false }
  expect(said(validateRegistration(empty))).toEqual([
    'firstName required',
    'lastName required',
    'email required',
    'password required',
    'confirmPassword required',
    'acceptsTerms terms.not_accepted',
  ])
})

test('a password has 8 to 128 characters, counted as people count', () => {
  const problemsOf = (password: string) =>
    said(validateRegistration({ ...registration, password, confirmPassword: password }))
  expect(problemsOf('1234567')).toEqual(['password password.too_short'])
  expect(problemsOf('🐟🐟🐟🐟')).toEqual(['password password.too_short'])
  expect(problemsOf('ă'.repeat(128))).toEqual([])
  expect(problemsOf('ă'.repeat(129))).toEqual(['password password.too_long'])
})

test('a common password is refused when the list is available', () => {
  expect(
    said(validateRegistration({ ...registration, password: 'matkhau123', confirmPassword: 'matkhau123' })),
  ).toEqual(['password password.too_common'])
})

test('the repeated password must be the same; bodies without one are not asked for it', () => {
  expect(said(validateRegistration({ ...registration, confirmPassword: 'other one' }))).toEqual([
    'confirmPassword password.mismatch',
  ])
  const { confirmPassword: _, acceptsTerms: __, ...body } = registration
  expect(validateRegistration(body)).toEqual([])
})

test('login requires an e-mail and a password and checks neither length', () => {
  expect(said(validateLogin({ email: 'nobody', password: '' }))).toEqual(['email email.invalid', 'password required'])
  expect(validateLogin({ email: 'a@b.vn', password: 'x' })).toEqual([])
  expect(said(validateForgotPassword({ email: ' ' }))).toEqual(['email required'])
})

test('a new password follows the same rules, and differs from the current one', () => {
  expect(said(newPasswordValidator()({ newPassword: 'short' }))).toEqual(['newPassword password.too_short'])
  expect(said(changePasswordValidator()({ currentPassword: 'the same one', newPassword: 'the same one' }))).toEqual([
    'newPassword password.unchanged',
  ])
})

test('a profile needs names; a phone only when one is given', () => {
  expect(said(validateProfile({ firstName: 'a'.repeat(101), lastName: 'b', phone: '123' }))).toEqual([
    'firstName too_long',
    'phone phone.invalid',
  ])
  expect(validateProfile({ firstName: 'Lan', lastName: 'Nguyễn', phone: null })).toEqual([])
})

test.each(['a@b.vn', "o'brien+x@mail.example.com", 'x.y_z@sub-domain.vn'])(
  '%s looks like an e-mail address',
  (email) => {
    expect(isEmailShaped(email)).toBe(true)
  },
)

test.each([
  '',
  'a',
  '@b.vn',
  'a@',
  'a@b',
  'a@b..vn',
  'a@-b.vn',
  'a b@c.vn',
  'a@b.vn.',
  `${'a'.repeat(65)}@b.vn`,
  `a@${'b'.repeat(260)}.vn`,
])('%s does not', (email) => {
  expect(isEmailShaped(email)).toBe(false)
})

test('two spellings of an address are one', () => {
  expect(normalizeEmail('  Lan@ChoNoi.Test ')).toBe('lan@chonoi.test')
})

test.each([
  ['0912 345 678', '0912345678'],
  ['+84 912.345.678', '0912345678'],
  ['84-912-345-678', '0912345678'],
  ['0084912345678', '0912345678'],
  ['+84 (0) 912 345 678', '0912345678'],
  ['tel:+84-912-345-678', '0912345678'],
  ['(024) 3825 1234', '02438251234'],
])('%s is the Vietnamese number %s', (typed, national) => {
  expect(normalizeVietnamesePhone(typed)).toBe(national)
})

test.each(['', '0212345678', '0112345678', '091234567', '09123456789', '+1 415 555 2671', 'phone'])(
  '%s is no Vietnamese number',
  (typed) => {
    expect(normalizeVietnamesePhone(typed)).toBeNull()
  },
)

test.each([
  ['0912345678', '0912 345 678'],
  ['+84 912.345.678', '0912 345 678'],
  ['02438251234', '024 3825 1234'],
  ['phone', 'phone'],
])('formatVietnamesePhone: shows %s as %s', (kept, shown) => {
  expect(formatVietnamesePhone(kept)).toBe(shown)
})
