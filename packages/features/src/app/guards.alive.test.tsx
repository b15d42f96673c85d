import { adminOnly, type Requirement } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { Guard, GuestOnlyRoute, ProtectedRoute } from './guards.tsx'
import { useConnection } from './services.tsx'

const setting = (as?: DemoAccount) => ({ words: [], address: '/admin?page=2', ...(as && { as }) })

/** Lets a test decide when the session is known. */
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

test('[GUARD-01] the wrapper shows Loading while the session is unknown', async () => {
  const { screen, visited } = await renderScreen(page, setting())
  await expect.element(screen.getByRole('status').getByText('Loading...')).toBeInTheDocument()
  expect(visited).toEqual([])
})

test('[GUARD-02] users without the role and visitors go to /unauthorized, and can come back', async () => {
  const { screen, visited } = await renderScreen(page, setting())
  await screen.getByRole('button', { name: 'start' }).click()
  await expect.poll(() => visited).toEqual([`/unauthorized?next=${encodeURIComponent('/admin?page=2')}`])
  const customer = await renderScreen(page, setting('customer@chonoi.test'))
  await expect.poll(() => customer.visited[0]).toContain('/unauthorized')
})

test('[GUARD-03] without a required role, a visitor is sent to /login', async () => {
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

test('a page that asks to sign in keeps the fragment of its address', async () => {
  const address = '/orders/1?tab=items#history'
  const { screen, visited } = await renderScreen(
    <>
      <Starter />
      <ProtectedRoute>
        <p>Orders</p>
      </ProtectedRoute>
    </>,
    { ...setting(), address },
  )
  await screen.getByRole('button', { name: 'start' }).click()
  await expect.poll(() => visited).toEqual([`/login?next=${encodeURIComponent(address)}`])
})

test('after signing out, a guarded page that was left in the meantime does not redirect to the sign-in page', async () => {
  const arriving = Promise.withResolvers<void>()
  const { screen, visited, connection } = await renderScreen(
    <ProtectedRoute>
      <p>Orders</p>
    </ProtectedRoute>,
    { ...setting('customer@chonoi.test'), navigation: { settled: () => arriving.promise } },
  )
  await expect.element(screen.getByText('Orders')).toBeVisible()
  void connection.session.logout()
  await expect.element(screen.getByText('Orders')).not.toBeInTheDocument()
  await screen.unmount()
  arriving.resolve()
  await arriving.promise
  expect(visited).toEqual([])
})

test('[GUARD-04] a page for guests redirects signed-in users to the dashboard instead of rendering', async () => {
  const form = (
    <GuestOnlyRoute>
      <p>Sign-in form</p>
    </GuestOnlyRoute>
  )
  const { screen, visited } = await renderScreen(form, setting('customer@chonoi.test'))
  await expect.poll(() => visited).toEqual(['/dashboard'])
  await expect.element(screen.getByText('Sign-in form')).not.toBeInTheDocument()
})

const guarded = (requirement: Requirement) => (
  <Guard requirement={requirement} fallback={<p>Not for you</p>}>
    <p>Inside</p>
  </Guard>
)

test.each<[string, Requirement, DemoAccount, boolean]>([
  ['[GUARD-05]', adminOnly, 'admin@chonoi.test', true],
  ['[GUARD-05]', adminOnly, 'superadmin@chonoi.test', true],
  ['[GUARD-05]', adminOnly, 'seller@chonoi.test', false],
  ['[GUARD-06]', { roles: ['SELLER'] }, 'seller@chonoi.test', true],
  ['[GUARD-06]', { roles: ['SELLER'] }, 'customer@chonoi.test', false],
  ['[GUARD-07]', {}, 'user@chonoi.test', true],
  ['[GUARD-08]', { roles: ['SELLER'], permissions: ['access:admin_panel'], match: 'any' }, 'seller@chonoi.test', true],
  ['[GUARD-08]', { roles: ['SELLER'], permissions: ['access:admin_panel'], match: 'all' }, 'seller@chonoi.test', false],
])('%s a guard of %j lets %s in: %s', async (_, requirement, account, isLetIn) => {
  const { screen } = await renderScreen(guarded(requirement), setting(account))
  await expect.element(screen.getByText(isLetIn ? 'Inside' : 'Not for you')).toBeVisible()
})

test('[GUARD-09] a guard shows its fallback to visitors', async () => {
  const { screen } = await renderScreen(guarded({}), setting())
  await expect.element(screen.getByText('Not for you')).toBeVisible()
  await expect.element(screen.getByText('Inside')).not.toBeInTheDocument()
})
