import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countedLinks } from '../../test-support/counted-links.tsx'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'

test('Escape closes the menu without drawing anew what is in it', async () => {
  await page.viewport(390, 800)
  const { Link, drawnAnew } = countedLinks('.shell-mobile')
  const { screen } = await renderScreen(<MobileMenuButton />, { words: [], linkComponent: Link })
  await screen.getByRole('button', { name: 'Open menu' }).click()
  const menu = screen.getByRole('dialog')
  await expect.element(menu.getByRole('link', { name: 'Products', exact: true })).toBeVisible()
  drawnAnew.length = 0
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  expect(drawnAnew).toEqual([])
})
