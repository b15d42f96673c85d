import { enLabels, UiProvider } from '@chonoi/ui/ui-provider'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActionMenu, type ActionMenuProps } from './action-menu.tsx'

const items = [
  { id: 'edit', label: 'Edit' },
  { id: 'view', label: 'View', href: '/products/1' },
  false,
  { id: 'delete', label: 'Delete', tone: 'danger' },
] as const satisfies ActionMenuProps['items']

const show = (onAction?: ActionMenuProps['onAction']) =>
  render(
    <UiProvider locale="en" labels={enLabels} navigate={() => {}}>
      <ActionMenu label="Actions of Teapot" items={items} {...(onAction && { onAction })} />
    </UiProvider>,
  )

test('the menu opens by the arrow key, takes an action, and gives the focus back', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const screen = await show(onAction)
  const button = screen.getByRole('button', { name: 'Actions of Teapot' })
  await expect.element(button).toHaveAttribute('aria-haspopup', 'menu')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  expect(onAction).toHaveBeenCalledExactlyOnceWith('delete')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('an item with an address is a link, and one that is false is left out', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Actions of Teapot' }).click()
  const view = screen.getByRole('menuitem', { name: 'View' })
  await expect.element(view).toHaveAttribute('href', '/products/1')
  expect(screen.getByRole('menuitem').elements()).toHaveLength(3)
})

test('Escape closes the menu and takes nothing', async () => {
  const onAction = vi.fn<(id: string) => void>()
  const screen = await show(onAction)
  const button = screen.getByRole('button', { name: 'Actions of Teapot' })
  await button.click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  expect(onAction).not.toHaveBeenCalled()
})
