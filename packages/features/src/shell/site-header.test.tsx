import type { AuthUser, Notification } from '@chonoi/contract'
import type { Role } from '@chonoi/domain'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '@chonoi/ui/styles.css'
import '../styles.css'
import { memoryBackend, problem, type Responder } from '../../test-support/memory-backend.ts'
import { lan, membership, platform, pottery, suspended } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { SessionKeeper } from './session-keeper.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastHost } from './toast-host.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  document.cookie = 'theme=; max-age=0; path=/'
  delete document.documentElement.dataset.theme
})

const person = (role: Role) => lan({ role, platformRole: role, tenantMemberships: [membership('01', 'Chợ Nổi', role)] })

interface Setting {
  user?: AuthUser
  width?: number
  cart?: Responder
  unread?: number | (() => number)
  hasScreen?: (href: string) => boolean
  language?: 'vi' | 'en'
  notices?: readonly Notification[]
}

async function show({ user, width = 1280, cart, unread = 0, hasScreen, language = 'en', notices = [] }: Setting = {}) {
  await page.viewport(width, 800)
  const backend = memoryBackend({
    'GET /auth/me': () => user,
    'POST /auth/logout': () => ({ success: true }),
    'GET /notifications/unread-count': () => ({ count: typeof unread === 'number' ? unread : unread() }),
    'GET /cart/summary': cart ?? (() => ({ itemCount: 2, subtotalInCents: 0, discountInCents: 0, totalInCents: 0 })),
    'GET /notifications': () => ({
      data: notices,
      pagination: { page: 1, limit: 6, total: notices.length, totalPages: 0, hasNext: false, hasPrev: false },
    }),
  })
  const shown = await renderScreen(
    <>
      <SiteHeader />
      <SessionKeeper />
      <ToastHost />
    </>,
    { backend, words: [], language, ...(user && { user }), ...(hasScreen && { hasScreen }) },
  )
  const header = shown.screen.getByRole('banner')
  const links = () =>
    header
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'))
  return { ...shown, backend, header, links }
}

test('[SHELL-01] the header links home, products, shops and news', async () => {
  const { links } = await show()
  expect(links()).toEqual(expect.arrayContaining(['/', '/products', '/marketplace', '/news']))
})

test('a link whose screen is not there is not shown', async () => {
  const { screen, header, links } = await show({ hasScreen: (href) => href !== '/news' && href !== '/blog' })
  await expect.element(header.getByRole('link', { name: 'Products' })).toBeVisible()
  expect(links()).not.toContain('/news')
  await header.getByRole('button', { name: 'More' }).click()
  const menu = screen.getByRole('menu', { name: 'More' })
  await expect.element(menu.getByRole('menuitem', { name: 'Licenses' })).toBeVisible()
  await expect.element(menu.getByRole('menuitem', { name: 'Blog' })).not.toBeInTheDocument()
})

test('[SHELL-02, SHELL-04] a visitor finds sign-in and registration, and no link to the cart', async () => {
  const { header, links } = await show()
  await expect.element(header.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(links()).toEqual(expect.arrayContaining(['/login', '/register']))
  expect(links()).not.toContain('/cart')
  expect(links()).not.toContain('/dashboard')
})

test('[SHELL-03, SHELL-04] somebody signed in finds dashboard, profile and cart', async () => {
  const { header, links } = await show({ user: person('CUSTOMER') })
  await expect.element(header.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(links()).toEqual(expect.arrayContaining(['/dashboard', '/profile', '/cart']))
  expect(links()).not.toContain('/login')
})

test.each<[string, Role, string, boolean]>([
  ['[SHELL-05]', 'ADMIN', '/admin', true],
  ['[SHELL-05]', 'SUPER_ADMIN', '/admin', true],
  ['[SHELL-05]', 'SELLER', '/admin', false],
  ['[SHELL-06]', 'SELLER', '/seller', true],
  ['[SHELL-06]', 'ADMIN', '/seller', true],
  ['[SHELL-06]', 'CUSTOMER', '/seller', false],
  ['[SHELL-07]', 'CUSTOMER', '/wallet', true],
])('%s for %s the link to %s is there: %s', async (_, role, href, isThere) => {
  const { header, links } = await show({ user: person(role) })
  await expect.element(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  expect(links().includes(href)).toBe(isThere)
})

test('[SHELL-07, SHELL-18, SHELL-21] the user menu of a seller has the own pages, the pages of the work, and sign out', async () => {
  const { screen, header } = await show({ user: person('SELLER') })
  await header.getByRole('button', { name: 'Account of Nguyễn Thị Lan' }).click()
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
  const { screen, header } = await show({ user: person('CUSTOMER') })
  await header.getByRole('button', { name: /^Account of/ }).click()
  await expect.element(screen.getByRole('dialog').getByText('Nguyễn Thị Lan')).toBeVisible()
  await expect.element(screen.getByText('lan@example.vn')).toBeVisible()
  await expect.element(screen.getByText('Customer')).toBeVisible()
})

test('[SHELL-08, SHELL-10] the header has a search form and a theme switch', async () => {
  const { header } = await show()
  await expect.element(header.getByRole('search').getByRole('searchbox', { name: 'Search products' })).toBeVisible()
  await expect.element(header.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible()
})

test('[THEME-01] the theme goes to dark and back, and is kept', async () => {
  const { header } = await show()
  await header.getByRole('button', { name: 'Switch to dark theme' }).click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await header.getByRole('button', { name: 'Switch to light theme' }).click()
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('[SHELL-09, I18N-01] the language menu offers Vietnamese and English and changes the words', async () => {
  const { screen, header } = await show({ language: 'vi' })
  await header.getByRole('button', { name: 'Ngôn ngữ' }).click()
  await expect.element(screen.getByRole('menuitemradio', { name: 'Tiếng Việt' })).toBeVisible()
  await screen.getByRole('menuitemradio', { name: 'English' }).click()
  await expect.element(header.getByRole('link', { name: 'Products' })).toBeVisible()
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('language')).toBe('en')
})

const items = (itemCount: number) => () => ({ itemCount, subtotalInCents: 0, discountInCents: 0, totalInCents: 0 })

test.each([
  ['[SHELL-11]', 7, '7'],
  ['[SHELL-12]', 99, '99'],
  ['[SHELL-12]', 100, '99+'],
])('%s a cart of %i things has the badge %s', async (_, count, badge) => {
  const { header } = await show({ user: person('CUSTOMER'), cart: items(count) })
  await expect.element(header.getByRole('link', { name: /^Cart/ }).getByText(badge, { exact: true })).toBeVisible()
})

test('[SHELL-11] a visitor’s cart has a badge too, and its panel leads to the cart', async () => {
  const { screen, header, connection } = await show()
  connection.guestCart.add({ productId: 'p', quantity: 3, priceInCents: 1_500_000 })
  await header.getByRole('button', { name: 'Cart, 3 items' }).click()
  const panel = screen.getByRole('dialog', { name: 'Cart' })
  await expect.element(panel.getByText('45.000', { exact: false })).toBeVisible()
  await expect.element(panel.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
})

test('[SHELL-13] a cart that can’t be read has a badge in the colour of errors, and says so', async () => {
  const { header } = await show({ user: person('CUSTOMER'), cart: () => problem(500, 'http.server_error') })
  const link = header.getByRole('link', { name: 'The cart could not be loaded' })
  await expect.element(link).toBeVisible()
  expect(link.element().querySelector('[data-tone="danger"]')).not.toBeNull()
})

test('[SHELL-14] the bell says how many notices are unread', async () => {
  const { header } = await show({ user: person('CUSTOMER'), unread: 4 })
  await expect.element(header.getByRole('button', { name: 'Notifications, 4 unread' })).toBeVisible()
})

test('[PUSH-06] the count of unread notices is asked for again every 30 s', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  let unread = 0
  const { header } = await show({ user: person('CUSTOMER'), unread: () => ++unread })
  await expect.element(header.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  const [ask] = intervals.mock.calls.find(([, pause]) => pause === 30_000) ?? []
  ask?.()
  await expect.element(header.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
})

const lowStock: Notification = {
  id: '00000000-0000-4000-8000-0000000000e1',
  type: 'STOCK_LOW',
  title: 'Sắp hết hàng',
  message: 'Sản phẩm “Bát gốm” chỉ còn 3 trong kho.',
  link: '/seller/products/1',
  data: { productName: 'Bát gốm' },
  isRead: true,
  createdAt: '2026-11-21T00:00:00Z',
}

test('the bell tells its notices in the language of the page, and leads to what they are about', async () => {
  const { screen, header } = await show({ user: person('SELLER'), notices: [lowStock] })
  await header.getByRole('button', { name: 'Notifications, nothing new' }).click()
  const notice = screen.getByRole('link', { name: /^Stock is running low/ })
  await expect.element(notice.getByText('Bát gốm is nearly out of stock.')).toBeVisible()
  await expect.element(notice).toHaveAttribute('href', '/seller/products/1')
})

test('a notice about something without a screen leads to all notices', async () => {
  const hasScreen = (href: string) => !href.startsWith('/seller/products')
  const { screen, header } = await show({ user: person('SELLER'), notices: [lowStock], hasScreen })
  await header.getByRole('button', { name: 'Notifications, nothing new' }).click()
  const notice = screen.getByRole('link', { name: /^Stock is running low/ })
  await expect.element(notice).toHaveAttribute('href', '/notifications')
})

test('an empty bell opens on what belongs there', async () => {
  const { screen, header } = await show({ user: person('CUSTOMER') })
  await header.getByRole('button', { name: 'Notifications, nothing new' }).click()
  await expect.element(screen.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
})

test('[SHELL-15] with one shop there is no switcher, with two there is', async () => {
  const one = await show({ user: person('CUSTOMER') })
  await expect.element(one.header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect.element(one.header.getByRole('button', { name: /^Current:/ })).not.toBeInTheDocument()
  const two = await show({ user: lan({ tenantMemberships: [platform, pottery] }) })
  await expect.element(two.header.getByRole('button', { name: 'Current: Chợ Nổi' })).toBeVisible()
})

test('[SHELL-16] the switcher lists active shops alone', async () => {
  const { screen, header } = await show({ user: lan({ tenantMemberships: [platform, pottery, suspended] }) })
  await header.getByRole('button', { name: 'Current: Chợ Nổi' }).click()
  const list = screen.getByRole('dialog', { name: 'Switch shop' })
  await expect.element(list.getByText(pottery.tenant.name)).toBeVisible()
  expect(list.getByRole('button').elements()).toHaveLength(2)
})

test('[SHELL-19] on a phone the links are in a menu', async () => {
  const { screen, header } = await show({ width: 360 })
  await expect.element(header.getByRole('link', { name: 'Products' })).not.toBeInTheDocument()
  await header.getByRole('button', { name: 'Open menu' }).click()
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  await expect.element(menu.getByRole('link', { name: 'Products' })).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Sign up' })).toBeVisible()
})

test('[SHELL-20] signing out empties the session, raises a success notice and leads home', async () => {
  const { screen, header, connection, visited } = await show({ user: person('CUSTOMER') })
  await header.getByRole('button', { name: /^Account of/ }).click()
  await screen.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.element(screen.getByText('You have signed out')).toBeVisible()
  expect(connection.session.getSnapshot().status).toBe('out')
  expect(visited).toEqual(['/'])
})

test('[ROUTE-24] the header carries the documented links to the other pages', async () => {
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
