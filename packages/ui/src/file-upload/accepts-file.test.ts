import { expect, test } from 'vitest'
import { isAccepted } from './accepts-file.ts'

const photo = { name: 'Bien-lai.JPG', type: 'image/jpeg' }

test.each([
  [undefined, true],
  ['image/*', true],
  ['image/png, image/jpeg', true],
  ['.jpg', true],
  ['image/png', false],
  ['.pdf,application/pdf', false],
  ['video/*', false],
])('a JPEG against %j: %s', (accept, expected) => {
  expect(isAccepted(photo, accept)).toBe(expected)
})
