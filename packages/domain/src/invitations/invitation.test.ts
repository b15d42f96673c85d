import { expect, test } from 'vitest'
import { validateInvitationForm } from '../validation/invitation-form.ts'
import { invitationStatusAt, mayAnswerInvitation, mayJoinAs, mayResendInvitation } from './invitation.ts'

const now = new Date('2026-11-26T08:00:00Z')
const open = { status: 'PENDING', expiresAt: new Date('2026-11-27T08:00:00Z') } as const
const late = { ...open, expiresAt: now }

test('[TEN-03] an invitation expires at its time', () => {
  expect(invitationStatusAt(open, now)).toBe('PENDING')
  expect(invitationStatusAt(late, now)).toBe('EXPIRED')
  expect(invitationStatusAt({ ...late, status: 'ACCEPTED' }, now)).toBe('ACCEPTED')
})

test('[TEN-03] an invitation is answered once, and in time', () => {
  expect(mayAnswerInvitation(open, now).allowed).toBe(true)
  expect(mayAnswerInvitation(late, now)).toMatchObject({ because: 'invitation.expired' })
  expect(mayAnswerInvitation({ ...open, status: 'DECLINED' }, now)).toMatchObject({ because: 'invitation.not_open' })
})

test('an expired invitation is sent again, an answered one is not', () => {
  expect(mayResendInvitation(late).allowed).toBe(true)
  expect(mayResendInvitation({ ...open, status: 'ACCEPTED' }).allowed).toBe(false)
})

test('joining raises a role and never lowers one', () => {
  expect(mayJoinAs({ role: 'CUSTOMER', status: 'ACTIVE' }, 'SELLER').allowed).toBe(true)
  expect(mayJoinAs({ role: 'ADMIN', status: 'ACTIVE' }, 'SELLER')).toMatchObject({
    because: 'invitation.already_member',
  })
})

test('somebody who left may join again, somebody suspended may not', () => {
  expect(mayJoinAs({ role: 'ADMIN', status: 'LEFT' }, 'SELLER').allowed).toBe(true)
  expect(mayJoinAs({ role: 'CUSTOMER', status: 'SUSPENDED' }, 'ADMIN')).toMatchObject({
    because: 'invitation.member_suspended',
  })
})

test('an invitation needs an e-mail address and a role', () => {
  expect(validateInvitationForm({ email: ' ', role: null })).toEqual([
    { field: 'email', code: 'required' },
    { field: 'role', code: 'required' },
  ])
  expect(validateInvitationForm({ email: 'an', role: 'SELLER' })).toEqual([{ field: 'email', code: 'email.invalid' }])
})
