import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { type TestNetwork, testNetwork } from '../../test-support/test-network.ts'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { commandMenu } from './command-menu-store.ts'
import { CommandMenu } from './command-menu.tsx'
import { SessionKeeper } from './session-keeper.tsx'

afterEach(() => commandMenu.setOpen(false))

async function search(text: string, as: DemoAccount, address: string, network: TestNetwork = testNetwork()) {
  const content = (
    <>
      <SessionKeeper />
      <CommandMenu />
    </>
  )
  const shown = await renderScreen(content, { words: [], as, address, network })
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(shown.screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard(text)
  return { ...shown, found: shown.screen.getByRole('group', { name: 'Found' }) }
}

test.each([
  ['an order by its buyer', 'customer@chonoi.test', /^CN-.* Order · /, '/admin/orders/'],
  ['a payment by its customer', 'customer@chonoi.test', / Payment · /, '/admin/payments/'],
  ['a return by its customer', 'customer@chonoi.test', / Return · /, '/admin/returns/'],
  ['a deposit by its customer', 'customer@chonoi.test', /^NT-.* Deposit · /, '/admin/deposits?search=NT-'],
  ['a wallet by its owner', 'customer@chonoi.test', / Wallet · /, '/admin/wallets?userId='],
  ['an invoice by its customer', 'customer@chonoi.test', / Invoice · /, '/admin/invoices/'],
  ['a withdrawal by who asked for it', 'shopadmin@chonoi.test', / Withdrawal · /, '/admin/withdrawals/'],
  ['a seller verification', 'mut nha mai', /^Hộ kinh doanh Mứt Nhà Mai/, '/admin/seller-verifications/'],
  ['a shop by its name', 'gom bat trang', / Shop · /, '/admin/tenants/'],
  ['a product by its name', 'binh hoa', /^Bình hoa.* Product · /, '/admin/products/'],
  ['a product category by its name', 'gom su', / Product category · /, '/admin/categories?search='],
  ['a coupon by its code', 'chonoi10', /^CHONOI10/, '/admin/coupons/'],
  ['an article by its title', 'vi cho noi hoat dong', /^Ví Chợ Nổi hoạt động thế nào/, '/admin/news/'],
  ['an author by name', 'le hanh nguyen', /^Lê Hạnh Nguyên.* Author · /, '/admin/news/authors?search='],
  ['a payment gateway by its name', 'vnpay', / Payment gateway/, '/admin/payment-gateways?search='],
  ['a campaign by its name', 'qua tet som', /^Quà Tết sớm/, '/admin/campaigns/'],
])('the platform finds %s', async (_what, text, name, address) => {
  const { found, visited } = await search(text, 'superadmin@chonoi.test', '/admin')
  await found.getByRole('option', { name }).first().click()
  await expect.poll(() => visited).toEqual([expect.stringContaining(address)])
})

test('a seller finds the invoices of the own shop in the seller centre', async () => {
  const { found, visited } = await search('HD-', 'seller@chonoi.test', '/seller')
  await found
    .getByRole('option', { name: /^HD-.* Invoice · / })
    .first()
    .click()
  await expect.poll(() => visited).toEqual([expect.stringContaining('/seller/invoices/')])
})

test.each([
  ['seller@chonoi.test', '/seller'],
  ['shopadmin@chonoi.test', '/seller'],
  ['shopadmin@chonoi.test', '/admin'],
  ['admin@chonoi.test', '/admin'],
] as const)('%s at %s asks for nothing that they may not see', async (as, address) => {
  const refused: string[] = []
  const through = testNetwork()
  const network: TestNetwork = {
    ...through,
    async fetch(request) {
      const response = await through.fetch(request)
      if (response.status === 403) refused.push(new URL(request.url).pathname)
      return response
    },
  }
  const { screen } = await search('chợ', as, address, network)
  await expect.poll(() => through.calls).toContain('GET /search/records')
  await expect.element(screen.getByText(/^Loading/)).not.toBeInTheDocument()
  expect(refused).toEqual([])
})

test('one search is one question to the server, however many kinds there are', async () => {
  const network = testNetwork()
  const { found } = await search('customer@chonoi.test', 'superadmin@chonoi.test', '/admin', network)
  await expect.element(found.getByRole('option').first()).toBeVisible()
  expect(network.calls.filter((call) => call === 'GET /search/records')).toHaveLength(1)
})

test("the palette says that records couldn't be looked for, and keeps what it knows by itself", async () => {
  const network = testNetwork()
  network.cut('GET /search/records')
  const { screen } = await search('orders', 'superadmin@chonoi.test', '/admin', network)
  await expect.element(screen.getByText(/^Records could not be searched\. Type again to retry\. /)).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Orders' }).first()).toBeInTheDocument()
})

test('the number of what was found is announced, and that nothing was', async () => {
  const { screen } = await search('chonoi10', 'superadmin@chonoi.test', '/admin')
  await expect.element(screen.getByText(/^\d+ options?$/)).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.keyboard('zzqxzzqx')
  await expect.element(screen.getByText(/^Loading/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status')).not.toHaveTextContent('')
})

test.each([
  ['superadmin@chonoi.test', '/admin', 'Add a user', '/admin/users?new=1'],
  ['superadmin@chonoi.test', '/admin', 'Add a shop', '/admin/tenants?new=1'],
  ['superadmin@chonoi.test', '/admin', 'Create a campaign', '/admin/campaigns/new'],
  ['shopadmin@chonoi.test', '/admin', 'Invite a colleague', '/tenant/invitations?new=1'],
  ['seller@chonoi.test', '/seller', 'Add a coupon', '/seller/coupons?new=1'],
  ['seller@chonoi.test', '/seller', 'Withdraw shop earnings', '/seller/withdrawals?new=1'],
] as const)('%s at %s begins “%s”', async (as, address, name, opened) => {
  const { screen, visited } = await search(name, as, address)
  await screen.getByRole('option', { name }).first().click()
  await expect.poll(() => visited).toEqual([opened])
})

test('a seller is offered no task of the platform or of administrators', async () => {
  const { screen } = await search('a', 'seller@chonoi.test', '/seller')
  await expect.element(screen.getByRole('option', { name: 'Add a product' })).toBeInTheDocument()
  for (const name of ['Add a user', 'Add a shop', 'Invite a colleague', 'Write an article'])
    expect(screen.getByRole('option', { name }).query()).toBeNull()
})
