import { newIdempotencyKey, unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen, type ScreenSetting } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { BuyerOrdersScreen } from '../orders/buyer-orders-screen.tsx'
import { demandTwoFactor } from '../../testing/alive/arrange-two-factor.ts'
import { UsersScreen } from '../users/users-screen.tsx'
import { ManagedProductsScreen } from '../products/managed-products-screen.tsx'
import { TransferScreen } from '../wallet/transfer-screen.tsx'
import { SessionKeeper } from './session-keeper.tsx'

const managedProducts = 'GET /products/management/all'

/** Opens a deposit of the user, or finds the one of an earlier test. */
async function openTransfer(): Promise<string> {
  const { api } = await demoSession('multi@chonoi.test')
  const header = { 'Idempotency-Key': newIdempotencyKey() }
  const { id } = await unwrap(
    api.POST('/deposit-transfers', { params: { header }, body: { amountInCents: 10_000_000 } }),
  )
  return id
}

/** Renders a page of a user in a shop, and switches the session to the platform as another tab does. */
async function openInShop(setting: Partial<ScreenSetting>) {
  const depositId = await openTransfer()
  const page = (
    <>
      <SessionKeeper />
      <ManagedProductsScreen audience="seller" />
      <TransferScreen depositId={depositId} />
    </>
  )
  const words = ['productManagement', 'products', 'wallet', 'payments', 'forms'] as const
  const shown = await renderScreen(page, { words, as: 'multi@chonoi.test', ...setting })
  const { session } = shown.connection
  await expect.poll(() => session.getSnapshot().isLoading).toBe(false)
  const enter = async (name: string) => {
    const membership = session.getSnapshot().availableTenants.find(({ tenant }) => tenant.name === name)
    await session.switchTenant(membership?.tenantId ?? '')
  }
  await enter('Cà Phê Rẫy Đỏ')
  const product = shown.screen.getByRole('row').nth(1).getByRole('link')
  await expect.element(product).toBeVisible()
  return { ...shown, product, leaveShop: () => enter('Chợ Nổi') }
}

test("[TENANT-05] the former shop's list disappears as soon as the session is in another tenant", async () => {
  const network = testNetwork()
  const { product, leaveShop } = await openInShop({ network })
  const answer = network.hold(managedProducts)
  await leaveShop()
  await expect.element(product).not.toBeInTheDocument()
  answer()
})

test('[TENANT-05] a list is refetched as soon as the session is in another tenant', async () => {
  const { screen, leaveShop } = await openInShop({})
  await leaveShop()
  await expect.element(screen.getByRole('heading', { name: 'You may not see this part yet' })).toBeVisible()
})

test('unsaved input is kept when another tab switches tenants', async () => {
  const { screen, leaveShop } = await openInShop({})
  const bank = screen.getByRole('combobox', { name: /^The bank you transferred from/ })
  await bank.fill('Vietcombank')
  await screen.getByRole('option', { name: /^Vietcombank/ }).click()
  await leaveShop()
  await expect.element(screen.getByRole('heading', { name: 'You may not see this part yet' })).toBeVisible()
  await expect.element(bank).toHaveValue('Vietcombank')
})

test('the content of a transfer is kept when another tab switches tenants', async () => {
  const { screen, network, leaveShop } = await openInShop({})
  await expect.element(screen.getByRole('combobox', { name: /^The bank you transferred from/ })).toBeVisible()
  await leaveShop()
  await expect.element(screen.getByRole('heading', { name: 'You may not see this part yet' })).toBeVisible()
  expect(network.calls.filter((call) => call.endsWith('/instructions'))).toHaveLength(1)
})

test("the former user's data is removed when another user signs in in another tab", async () => {
  const page = (
    <>
      <SessionKeeper />
      <BuyerOrdersScreen />
    </>
  )
  const { screen, connection } = await renderScreen(page, { words: ['orders'], as: 'customer@chonoi.test' })
  await expect.element(screen.getByRole('link', { name: /^CN-\d{6}-/ }).first()).toBeVisible()
  const { grant } = await demoSession('admin@chonoi.test')
  connection.session.begin(grant)
  await expect.element(screen.getByRole('link', { name: /^CN-\d{6}-/ }).first()).not.toBeInTheDocument()
})

test('a screen says that the second factor came to be demanded as soon as a call is refused for it', async () => {
  const page = (
    <>
      <SessionKeeper />
      <UsersScreen />
    </>
  )
  const { screen, refetch } = await renderScreen(page, { words: ['users'], as: 'admin@chonoi.test' })
  await expect.element(screen.getByRole('table')).toBeVisible()
  await demandTwoFactor((await demoSession('superadmin@chonoi.test')).api)
  await refetch()
  await expect.element(screen.getByRole('heading', { name: 'Turn on two-factor authentication' })).toBeVisible()
})
