import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { leadsAnew, mayDeleteComment, mayEditComment, whyHeld } from './comment-rules.ts'

const known = { content: 'Bài hay quá', approvedBefore: 3, spamBefore: 0, isModerator: false }

test('whyHeld: who has a public comment already writes without waiting', () => {
  expect(whyHeld(known)).toBeNull()
})

test('whyHeld: the first comment, a link and whoever wrote spam wait', () => {
  expect(whyHeld({ ...known, approvedBefore: 0 })).toBe('FIRST')
  expect(whyHeld({ ...known, content: 'Xem ở https://x.example' })).toBe('LINKS')
  expect(whyHeld({ ...known, spamBefore: 1 })).toBe('SPAMMER')
})

test('whyHeld: a moderator never waits', () => {
  expect(whyHeld({ content: 'www.chonoi.vn', approvedBefore: 0, spamBefore: 2, isModerator: true })).toBeNull()
})

test.each([
  ['Hay', 'Xem shop-re.vn'],
  ['Xem shop-re.vn', 'Xem shop-xau.vn'],
  ['Xem http://cho.vn/bai', 'Xem http://cho.vn/khac'],
  ['Xem cho.vn', 'Xem cho.vn và ghe.vn'],
  ['Xem cho.vn và ghe.vn', 'Xem cho.vn'],
])('leadsAnew: “%s” to “%s” does', (before, after) => {
  expect(leadsAnew(before, after)).toBe(true)
})

test.each([
  ['Hay', 'Rất hay'],
  ['Xem shop-re.vn', 'Hay'],
  ['Xem shop-re.vn', 'Xem thêm (shop-re.vn), nhé.'],
  ['cho.vn rồi ghe.vn', 'ghe.vn rồi cho.vn!'],
])('leadsAnew: “%s” to “%s” does not', (before, after) => {
  expect(leadsAnew(before, after)).toBe(false)
})

const actor = (more: Partial<Actor>): Actor => ({
  ...{ id: 'a', platformRole: 'CUSTOMER', tenantId: 't', tenantRole: 'CUSTOMER' },
  ...more,
})
const comment = { userId: 'b', tenantId: 't' }

test('mayEditComment: only its author', () => {
  expect(mayEditComment({ ...comment, userId: 'a' }, actor({})).allowed).toBe(true)
  expect(mayEditComment(comment, actor({ platformRole: 'SUPER_ADMIN' })).allowed).toBe(false)
})

test('mayDeleteComment: its author, the tenant’s and the platform’s administrators', () => {
  expect(mayDeleteComment({ ...comment, userId: 'a' }, actor({})).allowed).toBe(true)
  expect(mayDeleteComment(comment, actor({ tenantRole: 'ADMIN' })).allowed).toBe(true)
  expect(mayDeleteComment(comment, actor({ platformRole: 'ADMIN' })).allowed).toBe(true)
  expect(mayDeleteComment(comment, actor({ tenantRole: 'SELLER' })).allowed).toBe(false)
  expect(mayDeleteComment(comment, actor({ tenantRole: 'ADMIN', tenantId: 'u' })).allowed).toBe(false)
})
