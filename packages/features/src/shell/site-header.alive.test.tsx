import { unwrap } from '@chonoi/api-client'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { type TestNetwork, testNetwork } from '../../test-support/test-network.ts'
import type { DemoAccount } from '../../testing/alive/alive-parameters.ts'
import { SessionKeeper } from './session-keeper.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastHost } from './toast-host.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  document.cookie = 'theme=; max-age=0; path=/'
  delete document.documentElement.dataset.theme
})

interface Setting {
  as?: DemoAccount
  width?: number
  network?: TestNetwork
  hasScreen?: (href: string) => boolean
  language?: 'vi' | 'en'
}

async function show({ as, width = 1280, network = testNetwork(), hasScreen, language = 'en' }: Setting = {}) {
  await page.viewport(width, 800)
  const shown = await renderScreen(
    <>
      <SiteHeader />
      <SessionKeeper />
      <ToastHost />
    </>,
    { network, words: [], language, ...(as && { as }), ...(hasScreen && { hasScreen }) },
  )
  const header = shown.screen.getByRole('banner')
  const links = () =>
    header
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  return { ...shown, header, links }
}

const customer = 'customer@chonoi.test'
const seller = 'seller@chonoi.test'
const multi = 'multi@chonoi.test'

/** Empties the customer's cart and adds this quantity. */
async function putIntoCart(quantity: number) {
  const { api } = await demoSession(customer)
  await unwrap(api.DELETE('/cart'))
  const path = { id: 'bo-mau-so-tay-ke-hoach-theo-ngay-pdf' }
  const { id: productId } = await unwrap(api.GET('/products/{id}', { params: { path } }))
  await unwrap(api.POST('/cart', { body: { productId, quantity } }))
}

async function unreadOf(account: DemoAccount): Promise<number> {
  const { api } = await demoSession(account)
  return (await unwrap(api.GET('/notifications/unread-count'))).count
}

test('[SHELL-01] the header links home, products, shops and news', async () => {
  const { links } = await show()
  expect(links()).toEqual(expect.arrayContaining(['/', '/products', '/marketplace', '/news']))
})

test('a link without a screen is not shown', async () => {
  const { screen, header, links } = await show({ hasScreen: (href) => href !== '/news' && href !== '/blog' })
  await expect.element(header.getByRole('link', { name: 'Products' })).toBeVisible()
  expect(links()).not.toContain('/news')
  await header.getByRole('button', { name: 'More' }).click()
  const menu = screen.getByRole('menu', { name: 'More' })
  await expect.element(menu.getByRole('menuitem', { name: 'Licenses' })).toBeVisible()
  await expect.element(menu.getByRole('menuitem', { name: 'Blog' })).not.toBeInTheDocument()
})

test('[SHELL-02, SHELL-04] a visitor sees sign-in and registration, and no link to the cart', async () => {
  const { header, links } = await show()
  await expect.element(header.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(links()).toEqual(expect.arrayContaining(['/login', '/register']))
  expect(links()).not.toContain('/cart')
  expect(links()).not.toContain('/dashboard')
})

/** The paths in the opened user menu. */
async function menuLinks({ screen, header }: Awaited<ReturnType<typeof show>>) {
  await header.getByRole('button', { name: /^Account of/ }).click()
  const menu = screen.getByRole('menu', { name: 'Account' })
  await expect.element(menu.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible()
  const items = menu.getByRole('menuitem').elements()
  return items.map((item) => item.getAttribute('href')).filter((path) => path !== null)
}

test('[SHELL-03, SHELL-04] a signed-in user finds dashboard, profile and cart in the header', async () => {
  await putIntoCart(2)
  const shown = await show({ as: customer })
  await expect.element(shown.header.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(shown.links()).toContain('/cart')
  expect(shown.links()).not.toContain('/login')
  expect(await menuLinks(shown)).toEqual(expect.arrayContaining(['/dashboard', '/profile']))
})

test("the header's row repeats no link of the user menu", async () => {
  const shown = await show({ as: 'admin@chonoi.test' })
  await expect.element(shown.header.getByRole('button', { name: /^Account of/ })).toBeVisible()
  const inRow = new Set(shown.links())
  expect((await menuLinks(shown)).filter((path) => inRow.has(path))).toEqual([])
})

test.each<[string, DemoAccount, string, boolean]>([
  ['[SHELL-05]', 'admin@chonoi.test', '/admin', true],
  ['[SHELL-05]', 'superadmin@chonoi.test', '/admin', true],
  ['[SHELL-05]', 'seller@chonoi.test', '/admin', false],
  ['[SHELL-06]', 'seller@chonoi.test', '/seller', true],
  ['[SHELL-06]', 'admin@chonoi.test', '/seller', true],
  ['[SHELL-06]', 'customer@chonoi.test', '/seller', false],
  ['[SHELL-07]', 'customer@chonoi.test', '/wallet', true],
])('%s for %s the link to %s is there: %s', async (_, as, href, isThere) => {
  const links = await menuLinks(await show({ as }))
  expect(links.includes(href)).toBe(isThere)
})

test('[SHELL-07, SHELL-18, SHELL-21] the user menu of a seller has personal pages, work pages, and sign out', async () => {
  const { screen, header } = await show({ as: seller })
  await header.getByRole('button', { name: 'Account of Vũ Đức Mạnh' }).click()
  const menu = screen.getByRole('menu', { name: 'Account' })
  await expect.element(menu).toBeVisible()
  const names = menu
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)
  expect(names).toEqual(
    expect.arrayContaining([
      'Dashboard',
      'Profile settings',
      'Seller centre',
      'My products',
      'Shop orders',
      'Sign out',
    ]),
  )
  expect(names).not.toContain('Administration')
})

test('[SHELL-17] the user menu shows name, e-mail and role', async () => {
  const { screen, header } = await show({ as: customer })
  await header.getByRole('button', { name: /^Account of/ }).click()
  await expect.element(screen.getByRole('dialog').getByText('Nguyễn Thị Mai')).toBeVisible()
  await expect.element(screen.getByText('customer@chonoi.test')).toBeVisible()
  await expect.element(screen.getByText('Customer')).toBeVisible()
})

test('[SHELL-08, SHELL-10] the header has a search form and a theme switch', async () => {
  const { header } = await show()
  await expect.element(header.getByRole('search').getByRole('combobox', { name: 'Search products' })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
})

test('[THEME-01] the theme switches to dark and back, and is stored', async () => {
  const { header } = await show()
  await header.getByRole('button', { name: 'Switch to dark theme' }).click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await header.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('[SHELL-09, I18N-01] the language menu offers Vietnamese and English and switches the texts', async () => {
  const { screen, header } = await show({ language: 'vi' })
  await header.getByRole('button', { name: 'Ngôn ngữ' }).click()
  await expect.element(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeVisible()
  await screen.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.element(header.getByRole('link', { name: 'Products' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('language')).toBe('en')
})

test.each([
  ['[SHELL-11]', 7, '7'],
  ['[SHELL-12]', 99, '99'],
  ['[SHELL-12]', 100, '99+'],
])('%s a cart of %i items has the badge %s', async (_, count, badge) => {
  await putIntoCart(count)
  const { header } = await show({ as: customer })
  await expect.element(header.getByRole('link', { name: /^Cart/ }).getByText(badge, { exact: true })).toBeVisible()
})

test("[SHELL-11] a guest's cart has a badge too, and its panel links to the cart", async () => {
  const { screen, header, connection } = await show()
  connection.guestCart.add({ productId: 'p', quantity: 3, priceInCents: 1_500_000 })
  await header.getByRole('button', { name: 'Cart, 3 items' }).click()
  const panel = screen.getByRole('dialog', { name: 'Cart' })
  await expect.element(panel.getByText('45.000', { exact: false })).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
})

test("[SHELL-13] a cart that can't be loaded has a badge in the error colour, and a label that says so", async () => {
  const network = testNetwork()
  network.cut('GET /cart/summary')
  const { header } = await show({ as: customer, network })
  const link = header.getByRole('link', { name: 'The cart could not be loaded' })
  await expect.element(link).toBeVisible()
  expect(link.element().querySelector('.ui-tone--danger')).not.toBeNull()
})

test('[SHELL-14] the bell shows the number of unread notifications', async () => {
  const unread = await unreadOf(customer)
  expect(unread).toBeGreaterThan(1)
  const { header } = await show({ as: customer })
  await expect.element(header.getByRole('button', { name: `Notifications, ${unread} unread` })).toBeVisible()
})

test('[PUSH-06] the unread count is polled every 30 s', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  const unread = await unreadOf(seller)
  const { header } = await show({ as: seller })
  await expect.element(header.getByRole('button', { name: `Notifications, ${unread} unread` })).toBeVisible()
  const { api } = await demoSession(seller)
  const { data } = await unwrap(api.GET('/notifications', { params: { query: { unreadOnly: true } } }))
  await unwrap(api.POST('/notifications/{id}/read', { params: { path: { id: data[0]?.id ?? '' } } }))
  const [ask] = intervals.mock.calls.find(([, pause]) => pause === 30_000) ?? []
  ask?.()
  await expect.element(header.getByRole('button', { name: `Notifications, ${unread - 1} unread` })).toBeVisible()
})

/** Returns the first notification in the seller's bell. */
async function latestOrderNotice() {
  const { api } = await demoSession(seller)
  const { data } = await unwrap(api.GET('/notifications', { params: { query: { limit: 1 } } }))
  const [notice] = data
  if (!notice?.link?.startsWith('/seller/orders/'))
    throw new Error('The newest notice of the seller is about no order.')
  return notice
}

test("the bell's notifications are in the language of the page, and link to their subjects", async () => {
  const { title, data, link } = await latestOrderNotice()
  expect(title).toBe('Đơn hàng mới')
  const { screen, header } = await show({ as: seller })
  await header.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  const notice = screen.getByRole('link', { name: new RegExp(`^New order.*${data.orderNumber}`) })
  await expect.element(notice.getByText(`Your shop has a new order ${data.orderNumber}.`)).toBeVisible()
  await expect.element(notice).toHaveAttribute('href', link)
})

test('a notification whose subject has no screen links to all notifications', async () => {
  const { data } = await latestOrderNotice()
  const hasScreen = (href: string) => !href.startsWith('/seller/orders')
  const { screen, header } = await show({ as: seller, hasScreen })
  await header.getByRole('button', { name: /^Notifications, \d+ unread/ }).click()
  const notice = screen.getByRole('link', { name: new RegExp(`^New order.*${data.orderNumber}`) })
  await expect.element(notice).toHaveAttribute('href', '/notifications')
})

test('an empty bell opens a message that there are no notifications', async () => {
  const { screen, header } = await show({ as: multi })
  await header.getByRole('button', { name: 'Notifications, nothing new' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
})

test('[SHELL-15] the switcher is hidden with one shop and shown with two', async () => {
  const one = await show({ as: customer })
  await expect.element(one.header.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect.element(one.header.getByRole('button', { name: /^Current:/ })).not.toBeInTheDocument()
  const two = await show({ as: multi })
  await expect.element(two.header.getByRole('button', { name: 'Current: Chợ Nổi' })).toBeVisible()
})

test('[SHELL-16] the switcher lists active shops only', async () => {
  const { screen, header } = await show({ as: multi })
  await header.getByRole('button', { name: 'Current: Chợ Nổi' }).click()
  const list = screen.getByRole('dialog', { name: 'Switch shop' })
  await expect.element(list.getByText('Cà Phê Rẫy Đỏ')).toBeVisible()
  expect(list.getByRole('button').elements()).toHaveLength(2)
})

test('[SHELL-19] on a phone the links are in a drawer', async () => {
  const { screen, header } = await show({ width: 360 })
  await expect.element(header.getByRole('link', { name: 'Products' })).not.toBeInTheDocument()
  await header.getByRole('button', { name: 'Open menu' }).click()
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('link', { name: 'Products' })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Sign up' })).toBeVisible()
})

test('[SHELL-20] signing out empties the session, shows a success message and leads home', async () => {
  const { screen, header, connection, visited } = await show({ as: customer })
  await header.getByRole('button', { name: /^Account of/ }).click()
  await screen.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.element(screen.getByText('You have signed out')).toBeVisible()
  expect(connection.session.getSnapshot().status).toBe('out')
  expect(visited).toEqual(['/'])
})

test('[ROUTE-24] the header has the documented links to the other pages', async () => {
  const { screen, header } = await show()
  await header.getByRole('button', { name: 'More' }).click()
  const menu = screen.getByRole('menu', { name: 'More' })
  await expect.element(menu).toBeVisible()
  const hrefs = menu
    .getByRole('menuitem')
    .elements()
    .map((item) => item.getAttribute('href'))
  expect(hrefs).toEqual(expect.arrayContaining(['/creators', '/pricing', '/careers', '/blog', '/licenses']))
})
