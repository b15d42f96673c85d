import { expect, test } from 'vitest'
import { lan } from '../../test-support/people.ts'
import { signedInSession } from './session-snapshot.ts'

test('who must set up the second factor acts as a customer, in every check of the screens', () => {
  const user = lan({ platformRole: 'SUPER_ADMIN', role: 'SUPER_ADMIN', mustSetUpTwoFactor: true })
  expect(signedInSession(user)).toMatchObject({ role: 'CUSTOMER', actor: { platformRole: 'CUSTOMER' } })
  expect(signedInSession({ ...user, mustSetUpTwoFactor: false })).toMatchObject({ role: 'SUPER_ADMIN' })
})
