import { adminOnly, type Requirement, type Role, sellerOnly, signedInOnly } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan, membership } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { Guard, GuestOnlyRoute, ProtectedRoute } from './guards.tsx'
import { useConnection } from './services.tsx'

const person = (role: Role) => lan({ role, platformRole: role, tenantMemberships: [membership('01', 'Chợ Nổi', role)] })
const setting = (user?: ReturnType<typeof lan>) => ({
  backend: memoryBackend(),
  words: [],
  address: '/admin?page=2',
  ...(user && { user }),
})

/** Lets a test say when the session is known. */
function Starter() {
  const { session } = useConnection()
  return (
    <button type="button" onClick={() => void session.start()}>
      start
    </button>
  )
}

const page = (
  <>
    <Starter />
    <ProtectedRoute roles={['ADMIN', 'SUPER_ADMIN']}>
      <p>Figures</p>
    </ProtectedRoute>
  </>
)

test('[GUARD-01] the wrapper shows Loading while it is not known who is here', async () => {
  const { screen, visited } = await renderScreen(page, setting())
  await expect.element(screen.getByRole('status').getByText('Loading...')).toBeInTheDocument()
  expect(visited).toEqual([])
})

test('[GUARD-02] who lacks the role goes to /unauthorized, visitors too, and can come back', async () => {
  const { screen, visited } = await renderScreen(page, setting())
  await screen.getByRole('button', { name: 'start' }).click()
  await expect.poll(() => visited).toEqual([`/unauthorized?next=${encodeURIComponent('/admin?page=2')}`])
  const customer = await renderScreen(page, setting(person('CUSTOMER')))
  await expect.poll(() => customer.visited[0]).toContain('/unauthorized')
})

test('[GUARD-03] without a role asked for, a visitor is sent to /login', async () => {
  const { screen, visited } = await renderScreen(
    <>
      <Starter />
      <ProtectedRoute>
        <p>Orders</p>
      </ProtectedRoute>
    </>,
    setting(),
  )
  await screen.getByRole('button', { name: 'start' }).click()
  await expect.poll(() => visited).toEqual([`/login?next=${encodeURIComponent('/admin?page=2')}`])
  await expect.element(screen.getByText('Orders')).not.toBeInTheDocument()
})

test('whoever leaves a page by signing out arrives where they are going, not at the sign-in page', async () => {
  const arriving = Promise.withResolvers<void>()
  const { screen, visited, connection } = await renderScreen(
    <ProtectedRoute>
      <p>Orders</p>
    </ProtectedRoute>,
    { ...setting(person('CUSTOMER')), navigation: { settled: () => arriving.promise } },
  )
  await expect.element(screen.getByText('Orders')).toBeVisible()
  void connection.session.logout()
  await expect.element(screen.getByText('Orders')).not.toBeInTheDocument()
  await screen.unmount()
  arriving.resolve()
  await arriving.promise
  expect(visited).toEqual([])
})

test('[GUARD-04] a page for guests sends somebody signed in to the dashboard instead of rendering', async () => {
  const form = (
    <GuestOnlyRoute>
      <p>Sign-in form</p>
    </GuestOnlyRoute>
  )
  const { screen, visited } = await renderScreen(form, setting(person('CUSTOMER')))
  await expect.poll(() => visited).toEqual(['/dashboard'])
  await expect.element(screen.getByText('Sign-in form')).not.toBeInTheDocument()
})

const guarded = (requirement: Requirement) => (
  <Guard requirement={requirement} fallback={<p>Not for you</p>}>
    <p>Inside</p>
  </Guard>
)

test.each<[string, Requirement, Role, boolean]>([
  ['[GUARD-05]', adminOnly, 'ADMIN', true],
  ['[GUARD-05]', adminOnly, 'SUPER_ADMIN', true],
  ['[GUARD-05]', adminOnly, 'SELLER', false],
  ['[GUARD-06]', sellerOnly, 'SELLER', true],
  ['[GUARD-06]', sellerOnly, 'CUSTOMER', false],
  ['[GUARD-07]', signedInOnly, 'USER', true],
  ['[GUARD-08]', { roles: ['SELLER'], permissions: ['access:admin_panel'], match: 'any' }, 'SELLER', true],
  ['[GUARD-08]', { roles: ['SELLER'], permissions: ['access:admin_panel'], match: 'all' }, 'SELLER', false],
])('%s a guard of %j lets %s in: %s', async (_, requirement, role, isLetIn) => {
  const { screen } = await renderScreen(guarded(requirement), setting(person(role)))
  await expect.element(screen.getByText(isLetIn ? 'Inside' : 'Not for you')).toBeVisible()
})

test('[GUARD-09] a guard shows its fallback to visitors', async () => {
  const { screen } = await renderScreen(guarded(signedInOnly), setting())
  await expect.element(screen.getByText('Not for you')).toBeVisible()
  await expect.element(screen.getByText('Inside')).not.toBeInTheDocument()
})
