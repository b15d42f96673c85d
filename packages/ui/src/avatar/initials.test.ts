import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('a full Vietnamese name gives the letters of its first and last word', () => {
  expect(initialsOf('Nguyễn Thị Ánh')).toBe('NÁ')
})

test('decomposed marks stay on their letter', () => {
  expect(initialsOf('Đặng Ổn'.normalize('NFD'))).toBe('ĐỔ')
})

test('one letter is that of the given name', () => {
  expect(initialsOf('Trần Văn Bình', 1)).toBe('B')
})

test('an empty name gives nothing', () => {
  expect(initialsOf('   ')).toBe('')
})

test('what can not be seen is no letter', () => {
  expect(initialsOf('\u202EThu \u2066Hà \u202E')).toBe('TH')
})
