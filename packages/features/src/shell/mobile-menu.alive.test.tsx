import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countedLinks } from '../../test-support/counted-links.tsx'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'

test('Escape closes the menu without re-rendering its content', async () => {
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

test('after Escape the page stays inert until the menu has closed, and then the button has the focus', async () => {
  await page.viewport(390, 800)
  const { screen } = await renderScreen(<MobileMenuButton />, { words: [] })
  const button = screen.getByRole('button', { name: 'Open menu' })
  await button.click()
  const trigger = button.element()
  const menu = screen.getByRole('dialog').element()
  await expect.poll(() => menu.closest('[data-entering]')).toBeNull()
  expect(trigger.closest('[inert]')).not.toBeNull()
  const stoodWhenPageCameBack = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (trigger.closest('[inert]')) return
      observer.disconnect()
      resolve(menu.isConnected)
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['inert'] })
  })
  await userEvent.keyboard('{Escape}')
  expect(await stoodWhenPageCameBack).toBe(false)
  await expect.element(button).toHaveFocus()
})
