import type { Role } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@chonoi/ui/styles.css'
import '../styles.css'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan, membership, pottery } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { SiteFrame } from './site-frame.tsx'

const content = (
  <SiteFrame arrivedAt="/">
    <h1>Chợ Nổi</h1>
  </SiteFrame>
)
const words = ['cookies'] as const

async function show(address = '/', user?: ReturnType<typeof lan>, width = 1280) {
  await page.viewport(width, 800)
  const backend = memoryBackend({ 'GET /auth/me': () => user, 'POST /cart/merge': () => ({ cart: null, skipped: [] }) })
  return { backend, ...(await renderScreen(content, { backend, words, address, ...(user && { user }) })) }
}

test.each([
  ['main content', 'main'],
  ['navigation', 'site-navigation'],
  ['search', 'site-search'],
])('[A11Y-01] the skip link to the %s leads the keyboard there', async (name, id) => {
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

test('the pages of an area have its navigation beside them, with the current one marked', async () => {
  const admin = lan({ role: 'ADMIN', platformRole: 'ADMIN', tenantMemberships: [membership('01', 'Chợ Nổi', 'ADMIN')] })
  const { screen } = await show('/admin/deposits', admin)
  const navigation = screen.getByRole('navigation', { name: 'Administration' })
  await expect
    .element(navigation.getByRole('link', { name: 'Deposit requests' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.element(navigation.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current')
})

test.each<[Role, string[]]>([
  ['CUSTOMER', ['Wallet', 'Deposits', 'Transactions']],
  ['SELLER', ['Wallet', 'Transactions']],
  ['USER', []],
])('the money pages beside the account of a %s are the ones they may open: %j', async (role, names) => {
  const person = lan({ role, platformRole: role, tenantMemberships: [membership('01', 'Chợ Nổi', role)] })
  const { screen } = await show('/profile', person)
  const navigation = screen.getByRole('navigation', { name: 'My pages' })
  await expect.element(navigation.getByRole('link', { name: 'Profile' })).toBeVisible()
  const links = navigation.getByRole('link').elements()
  const money = links.filter((link) => link.getAttribute('href')?.startsWith('/wallet'))
  expect(money.map((link) => link.textContent)).toEqual(names)
})

test('a visitor sees no area’s navigation', async () => {
  const { screen } = await show('/admin')
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(screen.getByRole('navigation', { name: 'Administration' })).not.toBeInTheDocument()
})

test('after signing in the visitor’s cart is handed over once', async () => {
  const user = lan({ tenantMemberships: [pottery] })
  const { screen, connection, backend } = await show()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  connection.guestCart.add({ productId: 'p', quantity: 2, priceInCents: 100_000 })
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJleHAiOjQxMDI0NDQ4MDB9.c2ln'
  connection.session.begin({ accessToken: token, refreshToken: token.replace('c2ln', 'c2xu'), user })
  await expect.poll(() => connection.guestCart.getSnapshot().itemCount).toBe(0)
  expect(backend.calls.filter((call) => call === 'POST /cart/merge')).toHaveLength(1)
})
