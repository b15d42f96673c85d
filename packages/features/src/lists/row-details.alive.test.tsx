import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { UsersScreen } from '../users/users-screen.tsx'

beforeEach(() => page.viewport(1024, 800))
afterEach(() => page.viewport(1024, 800))

const shown = async (address: string) => {
  const rendered = await renderScreen(<UsersScreen />, {
    ...{ words: ['users', 'forms'], language: 'vi', as: 'superadmin@chonoi.test', address },
  })
  await expect.poll(() => document.querySelectorAll('[data-row-details]').length).toBeGreaterThan(2)
  return rendered
}

const rowButtons = () => [...document.querySelectorAll<HTMLElement>('[data-row-details]')]
const nameOf = (button: HTMLElement | undefined) => button?.getAttribute('aria-label')?.replace('Xem ', '') ?? ''
const idOf = (button: HTMLElement | undefined) => button?.dataset['rowDetails'] ?? ''

test('[ADM-USR-04] a row opens beside its list with Enter, j and k move on, and Escape gives the focus to the row shown last', async () => {
  const { screen, visited } = await shown('/admin/users?page=1')
  const [first, second, third] = rowButtons()
  await userEvent.keyboard('j{Enter}')
  await expect.element(screen.getByRole('dialog', { name: nameOf(first) })).toBeVisible()
  await userEvent.keyboard('jj')
  await expect.element(screen.getByRole('dialog', { name: nameOf(third) })).toBeVisible()
  await userEvent.keyboard('k')
  const dialog = screen.getByRole('dialog', { name: nameOf(second) })
  await expect.element(dialog.getByText('Phiên đăng nhập').first()).toBeVisible()
  expect(visited).toEqual([first, second, third, second].map((row) => `/admin/users?page=1&open=${idOf(row)}`))
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(second)
  expect(visited.at(-1)).toBe('/admin/users?page=1')
})

test('the address of an open row can be shared, and its first row has no previous one', async () => {
  const list = await shown('/admin/users?page=1')
  const [first, second] = rowButtons()
  const [name, address] = [nameOf(first), `/admin/users?page=1&open=${idOf(first)}`]
  const nextName = nameOf(second)
  await list.screen.unmount()
  const { screen } = await shown(address)
  await expect.element(screen.getByRole('dialog', { name })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Dòng trước' })).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: 'Dòng sau' }).click()
  await expect.element(screen.getByRole('dialog', { name: nextName })).toBeVisible()
})

test('at the end of a page the next row is the first of the next page, and the previous one leads back', async () => {
  const { screen, visited, network } = await shown('/admin/users?page=1')
  const last = rowButtons().at(-1)
  const lastName = nameOf(last)
  last?.click()
  await expect.element(screen.getByRole('dialog', { name: lastName })).toBeVisible()
  const release = network.hold('GET /users')
  const next = screen.getByRole('button', { name: 'Dòng sau' })
  await next.click()
  await expect.element(next).toHaveAttribute('aria-busy', 'true')
  expect(visited.at(-1)).toBe(`/admin/users?page=2&open=${idOf(last)}`)
  release()
  await expect.element(next).not.toHaveAttribute('aria-busy')
  await expect.poll(() => document.activeElement).toBe(next.element())
  const first = rowButtons()[0]
  await expect.element(screen.getByRole('dialog', { name: nameOf(first) })).toBeVisible()
  await expect.element(screen.getByText(/^21 \/ /)).toBeVisible()
  expect(visited.at(-1)).toBe(`/admin/users?page=2&open=${idOf(first)}`)
  await userEvent.keyboard('k')
  await expect.element(screen.getByRole('dialog', { name: lastName })).toBeVisible()
  expect(visited.at(-1)).toBe(`/admin/users?open=${idOf(last)}`)
})

test('in a wide window the list stays usable: its keys change the details, F6 goes to them, Escape closes them', async () => {
  await page.viewport(1366, 800)
  const { screen } = await shown('/admin/users?page=1')
  const [first, second, third] = rowButtons()
  await userEvent.keyboard('jo')
  await expect.element(screen.getByRole('complementary', { name: nameOf(first) })).toBeVisible()
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('j')
  await expect.element(screen.getByRole('complementary', { name: nameOf(second) })).toBeVisible()
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('{F6}j')
  const panel = screen.getByRole('complementary', { name: nameOf(third) })
  await expect.element(panel).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  expect(document.activeElement).toBe(third)
  await userEvent.keyboard('o')
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  expect(document.activeElement).toBe(third)
})
