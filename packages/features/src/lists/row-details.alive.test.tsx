import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { UsersScreen } from '../users/users-screen.tsx'

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

test('a row opens beside its list with Enter, j and k move on, and Escape gives the focus to the row shown last', async () => {
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
