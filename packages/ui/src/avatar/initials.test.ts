import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initialsOf: takes the first letters of the first and last word of a Vietnamese name', () => {
  expect(initialsOf('Nguyễn Thị Ánh')).toBe('NÁ')
})

test('initialsOf: keeps decomposed marks with their letter', () => {
  expect(initialsOf('Đặng Ổn'.normalize('NFD'))).toBe('ĐỔ')
})

test('initialsOf: takes the given name when there is room for one letter', () => {
  expect(initialsOf('Trần Văn Bình', 1)).toBe('B')
})

test('initialsOf: returns nothing for an empty name', () => {
  expect(initialsOf('   ')).toBe('')
})

test('initialsOf: ignores invisible characters', () => {
  expect(initialsOf('\u202EThu \u2066Hà \u202E')).toBe('TH')
})

test.each([
  ['🇻🇳 Nguyễn', '🇻🇳N'],
  ['👩‍🌾 Tư', '👩‍🌾T'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 Lan', '🏴󠁧󠁢󠁥󠁮󠁧󠁿L'],
  ['👍🏽', '👍🏽'],
])('initialsOf: keeps the whole character at the beginning of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
