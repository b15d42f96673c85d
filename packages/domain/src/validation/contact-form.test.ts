import { expect, test } from 'vitest'
import { validateContact } from './contact-form.ts'

const good = { name: 'Út Mười', email: 'ut@example.vn', topic: 'ORDER', message: 'Đơn của tôi đâu rồi?' }

test('a complete message has no problem', () => {
  expect(validateContact(good)).toEqual([])
})

test.each([
  [{ name: ' ' }, 'name', 'required'],
  [{ name: 'a'.repeat(101) }, 'name', 'too_long'],
  [{ email: 'ut@' }, 'email', 'email.invalid'],
  [{ topic: '' }, 'topic', 'required'],
  [{ message: ' ngắn    ' }, 'message', 'too_short'],
  [{ message: 'ơ'.repeat(2001) }, 'message', 'too_long'],
])('a message with %o is refused at %s: %s', (change, field, code) => {
  expect(validateContact({ ...good, ...change })).toEqual([expect.objectContaining({ field, code })])
})
