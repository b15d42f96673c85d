import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen, type ScreenSetting } from '../../test-support/render-screen.tsx'
import { commandMenu } from './command-menu-store.ts'
import { CommandMenu } from './command-menu.tsx'
import { SessionKeeper } from './session-keeper.tsx'

afterEach(() => commandMenu.setOpen(false))

const content = (
  <>
    <SessionKeeper />
    <CommandMenu />
  </>
)

async function open(setting: Partial<ScreenSetting> = {}) {
  const shown = await renderScreen(content, { words: [], ...setting })
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = shown.screen.getByRole('combobox')
  await expect.element(box).toHaveFocus()
  return { ...shown, box, commands: () => shown.screen.getByRole('option') }
}

test('Ctrl K finds a screen without Vietnamese diacritics, and Enter opens it', async () => {
  const { commands, visited } = await open({ as: 'customer@chonoi.test', language: 'vi' })
  await userEvent.keyboard('don hang cua toi')
  await expect.element(commands().first()).toHaveTextContent('Đơn hàng của tôi')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => visited).toEqual(['/orders'])
})

test("it lists the screens of the user's work, and no others", async () => {
  const { screen } = await open({ as: 'seller@chonoi.test' })
  await expect.element(screen.getByRole('group', { name: 'Seller centre' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'Add a product' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Administration' }).query()).toBeNull()
})

test('a visitor finds only the public screens and the sign-in page', async () => {
  const { screen } = await open()
  await expect.element(screen.getByRole('option', { name: 'Sign in' })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: 'Products' }).elements()).toHaveLength(1)
  expect(screen.getByRole('option', { name: 'Wallet' }).query()).toBeNull()
  expect(screen.getByRole('option', { name: 'Sign out' }).query()).toBeNull()
})

test('the typed text can be used for a product search', async () => {
  const { screen, visited } = await open()
  await userEvent.keyboard('nón lá')
  await screen.getByRole('option', { name: 'Search the products “nón lá”' }).click()
  await expect.poll(() => visited).toEqual(['/search?q=n%C3%B3n%20l%C3%A1'])
})

test('the theme switches without leaving the page', async () => {
  await open()
  await userEvent.keyboard('dark theme{Enter}')
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  delete document.documentElement.dataset.theme
})

test('screens that a front end lacks are not listed', async () => {
  const { commands } = await open({ as: 'seller@chonoi.test', hasScreen: (href) => href === '/wallet' })
  await expect.element(commands().first()).toHaveTextContent('Wallet')
  expect(
    commands()
      .elements()
      .map((command) => command.textContent),
  ).toEqual(['Wallet', 'Switch to dark theme', 'Switch to Tiếng Việt', 'Sign out'])
})

test('an administrator finds people and shops by what is typed, and a chosen one opens', async () => {
  const { screen, visited } = await open({ as: 'superadmin@chonoi.test', address: '/admin' })
  await userEvent.keyboard('customer@chonoi.test')
  await screen
    .getByRole('group', { name: 'Found' })
    .getByRole('option', { name: / User · customer@chonoi\.test/ })
    .click()
  await expect.poll(() => visited).toEqual(['/admin/users?search=customer%40chonoi.test'])
})

test('a seller finds their products without Vietnamese diacritics', async () => {
  const { screen } = await open({ as: 'seller@chonoi.test', address: '/seller' })
  await userEvent.keyboard('binh hoa')
  await expect
    .element(
      screen
        .getByRole('group', { name: 'Found' })
        .getByRole('option', { name: /^Bình hoa/ })
        .first(),
    )
    .toBeVisible()
})

test('records lead only to screens that the front end has', async () => {
  const { screen } = await open({
    ...{ as: 'superadmin@chonoi.test', address: '/admin' },
    hasScreen: (href) => !href.startsWith('/admin/users'),
  })
  await userEvent.keyboard('customer@chonoi.test')
  const found = screen.getByRole('group', { name: 'Found' })
  await expect.element(found.getByRole('option', { name: /^CN-/ }).first()).toBeVisible()
  await expect.element(screen.getByText(/^Loading/)).not.toBeInTheDocument()
  expect(found.getByRole('option', { name: / User · / }).query()).toBeNull()
})
