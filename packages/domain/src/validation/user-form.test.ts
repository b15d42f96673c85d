import { expect, test } from 'vitest'
import { newUserValidator, validateUser } from './user-form.ts'

const form = { email: 'lan@chonoi.test', password: 'sóng-nước-miền-tây', role: 'CUSTOMER' }
const wrong = (change: object) =>
  newUserValidator((password) => password === '12345678')({ ...form, ...change }).map(({ field, code }) => [
    field,
    code,
  ])

test('[ADM-USR-10] the e-mail address is required and must be one', () => {
  expect(wrong({ email: ' ' })).toEqual([['email', 'required']])
  expect(wrong({ email: 'lan' })).toEqual([['email', 'email.invalid']])
})

test('[ADM-USR-12] a password is typed when creating, unless a link is mailed', () => {
  expect(wrong({ password: '' })).toEqual([['password', 'required']])
  expect(wrong({ password: '12345678' })).toEqual([['password', 'password.too_common']])
  expect(wrong({ password: '', passwordLink: true })).toEqual([])
})

test('[ADM-USR-12, ADM-USR-13] editing needs a role and no password', () => {
  expect(validateUser({ role: '' })).toEqual([{ field: 'role', code: 'required' }])
  expect(validateUser({ role: 'ADMIN' })).toEqual([])
})

test('names may be left out; a phone number is a Vietnamese one', () => {
  expect(wrong({ firstName: '', phone: null })).toEqual([])
  expect(wrong({ phone: '12' })).toEqual([['phone', 'phone.invalid']])
})
