import { expect, test } from 'vitest'
import { passwordLength } from '../validation/password.ts'
import { commonPasswords, isCommonPassword } from './common-passwords.ts'

test('common passwords are known, whatever their case', () => {
  expect(
    ['12345678', 'Password123', 'ANHYEUEM', 'matkhau123', ' qwertyuiop ', 'Liverpool', 'starwars'].every(
      isCommonPassword,
    ),
  ).toBe(true)
})

test('an uncommon one is not', () => {
  expect(['Chonoi#2026', 'tre-xanh-bên-sông-41'].some(isCommonPassword)).toBe(false)
})

test('the list holds at least 3,000, none of which its length alone would refuse', () => {
  expect(commonPasswords.size).toBeGreaterThanOrEqual(3000)
  expect([...commonPasswords].filter((password) => password.length < passwordLength.min)).toEqual([])
})
