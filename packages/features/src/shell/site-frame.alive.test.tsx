import { unwrap } from '@chonoi/api-client'
import { essentialOnly } from '@chonoi/domain'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoPassword, demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { consentStore } from '../cookies/consent-store.ts'
import { BottomBar } from './bottom-bar.tsx'
import { commandMenu } from './command-menu-store.ts'
import { SiteFrame } from './site-frame.tsx'

const content = (
  <SiteFrame arrivedAt="/">
    <h1>Chợ Nổi</h1>
  </SiteFrame>
)
const words = ['cookies'] as const

const show = (address = '/', as?: DemoAccount) => renderScreen(content, { words, address, ...(as && { as }) })

beforeEach(() => commandMenu.setOpen(false))

test.each([
  ['main content', 'main'],
  ['navigation', 'site-navigation'],
  ['search', 'site-search'],
])('[A11Y-01] the skip link to the %s moves the focus there', async (name, id) => {
  const { screen } = await show()
  const link = screen.getByRole('link', { name: `Skip to ${name}` })
  link.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.id).toBe(id)
})

test('[A11Y-02, A11Y-03] the page has live regions and a heading for screen readers', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(document.querySelectorAll('[data-live-region]').length).toBeGreaterThanOrEqual(2)
})

test('[SHELL-22] the footer has the documented links', async () => {
  const { screen } = await show()
  const links = screen.getByRole('contentinfo').getByRole('link').elements()
  const documented = [
    'creators',
    'pricing',
    'about',
    'contact',
    'careers',
    'blog',
    'privacy',
    'terms',
    'cookies',
    'licenses',
  ]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(documented.map((name) => `/${name}`)),
  )
})

test('the pages of an area have its navigation beside them, with the current link marked', async () => {
  const { screen } = await show('/admin/deposits', 'admin@chonoi.test')
  const navigation = screen.getByRole('navigation', { name: 'Administration' })
  await expect
    .element(navigation.getByRole('link', { name: 'Deposit requests' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(navigation.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
})

test.each<[string, DemoAccount, string[]]>([
  ['CUSTOMER', 'customer@chonoi.test', ['Wallet', 'Deposits', 'Withdrawals', 'Bank accounts', 'Transactions']],
  ['SELLER', 'seller@chonoi.test', ['Wallet', 'Deposits', 'Withdrawals', 'Bank accounts', 'Transactions']],
  ['USER', 'user@chonoi.test', []],
])('the money pages beside the account of a %s are the ones they may open', async (_, account, names) => {
  const { screen } = await show('/profile', account)
  const navigation = screen.getByRole('navigation', { name: 'My pages' })
  await expect.element(navigation.getByRole('link', { name: 'Profile' })).toBeVisible()
  const links = navigation.getByRole('link').elements()
  const money = links.filter((link) => link.getAttribute('href')?.startsWith('/wallet'))
  expect(money.map((link) => link.textContent)).toEqual(names)
})

test("the back office has its own bar, and neither the shop's header nor its footer", async () => {
  const { screen } = await show('/admin', 'admin@chonoi.test')
  const bar = screen.getByRole('banner')
  await expect.element(bar.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  expect(bar.getByRole('link').elements()).toEqual([])
  expect(screen.getByRole('contentinfo').query()).toBeNull()
  await bar.getByRole('button', { name: 'Search or run a command' }).click()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})

test('the typed text can be used for a search of the managed orders', async () => {
  const { screen, visited } = await show('/admin', 'admin@chonoi.test')
  await screen.getByRole('button', { name: 'Search or run a command' }).click()
  await userEvent.keyboard('CN-26')
  await screen.getByRole('option', { name: 'Search the orders “CN-26”' }).click()
  await expect.poll(() => visited).toEqual(['/admin/orders?search=CN-26'])
})

test('on a phone the rail is a drawer', async () => {
  await page.viewport(390, 800)
  const { screen } = await show('/seller/orders', 'seller@chonoi.test')
  await screen.getByRole('button', { name: 'Open menu' }).click()
  const menu = screen.getByRole('dialog', { name: 'Seller centre' })
  await expect.element(menu.getByRole('link', { name: 'Shop orders' })).toHaveAttribute('aria-current', 'page')
  await expect.element(menu.getByRole('link', { name: 'Back to the market' })).toBeVisible()
})

test('the bar names the shop that is worked in, and those with several can switch there', async () => {
  const { screen } = await show('/seller', 'seller@chonoi.test')
  await screen.getByRole('button', { name: 'Current: Gốm Bát Tràng Nhà Lò' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Switch shop' })).toBeVisible()
})

test('a visitor sees no area navigation', async () => {
  const { screen } = await show('/admin')
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument()
})

test("after signing in, the guest's cart is merged once", async () => {
  const email = 'multi@chonoi.test'
  const { api } = await demoSession(email)
  const { data } = await unwrap(api.GET('/products', { params: { query: { limit: 1 } } }))
  const [product] = data
  if (!product) throw new Error('The demo sells nothing.')
  const { screen, connection, network } = await show()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  connection.guestCart.add({ productId: product.id, quantity: 2, priceInCents: product.priceInCents })
  await connection.session.login({ email, password: demoPassword })
  await expect.poll(() => connection.guestCart.getSnapshot().itemCount).toBe(0)
  expect(network.calls.filter((call) => call === 'POST /cart/merge')).toHaveLength(1)
  expect((await unwrap(api.GET('/cart/summary'))).itemCount).toBe(2)
})

/** The element that a press in the middle of this one reaches. */
function pressed(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(x + width / 2, y + height / 2)
}

test.each([360, 390, 412])(
  'at %i px the buttons at the lower edge stand on the banners, and below no toast',
  async (width) => {
    await page.viewport(width, 800)
    onTestFinished(async () => {
      toastQueue.clear()
      localStorage.clear()
      await page.viewport(1280, 800)
    })
    const { screen } = await renderScreen(
      <SiteFrame arrivedAt="/products/1">
        <BottomBar>
          <button type="button">Buy now</button>
        </BottomBar>
      </SiteFrame>,
      { words, address: '/products/1', as: 'customer@chonoi.test' },
    )
    const reach = async (name: string) => {
      const button = screen.getByRole('button', { name }).element()
      await expect.poll(() => button.contains(pressed(button))).toBe(true)
    }
    for (const title of ['First', 'Second', 'Third']) toastQueue.add({ type: 'info', title, duration: 0 })
    window.dispatchEvent(new CustomEvent('update-available', { detail: { use: () => {} } }))
    await expect.element(screen.getByRole('region', { name: 'Cookie notice' })).toBeVisible()
    await expect.element(screen.getByText('Third')).toBeVisible()
    for (const name of ['Buy now', 'Accept All', 'Customize', 'Open menu']) await reach(name)
    const account = screen.getByRole('button', { name: /^Account of/ }).element()
    expect(account.contains(pressed(account))).toBe(true)
    consentStore.keep(essentialOnly)
    consentStore.broadcast()
    await expect.element(screen.getByRole('region', { name: 'A new version of the site is available' })).toBeVisible()
    for (const name of ['Buy now', 'Reload']) await reach(name)
  },
)
