import { LiveRegion } from '@chonoi/ui/live-region'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { SearchForm } from './search-form.tsx'

afterEach(() => localStorage.clear())

async function show() {
  const shown = await renderScreen(
    <>
      <LiveRegion />
      <SearchForm />
    </>,
    { words: [] },
  )
  const { screen } = shown
  const box = screen.getByRole('combobox', { name: 'Search products' })
  const option = (name: string | RegExp) => screen.getByRole('option', { name })
  return { ...shown, box, option }
}

test('search: suggests shops, categories and products while typing, in one call per pause', async () => {
  const { screen, box, network } = await show()
  await box.click()
  await userEvent.keyboard('gom bat')
  const shops = screen.getByRole('group', { name: 'Shops' })
  await expect.element(shops.getByRole('option', { name: 'Gốm Bát Tràng Nhà Lò' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible()
  expect(network.calls.filter((call) => call.includes('/search/suggestions')).length).toBeLessThan(4)
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
})

test('search: arrow keys move over the suggestions, Enter opens one, Escape closes them before it empties the box', async () => {
  const { screen, box, option } = await show()
  const opened: (string | null | undefined)[] = []
  screen.container.addEventListener('click', (event) => {
    event.preventDefault()
    opened.push((event.target as Element).closest('a')?.getAttribute('href'))
  })
  await box.fill('gom bat trang')
  const shop = option('Gốm Bát Tràng Nhà Lò')
  await expect.element(shop).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(shop).toHaveAttribute('aria-selected', 'true')
  await expect.element(box).toHaveAttribute('aria-activedescendant', shop.element().id)
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(box).toHaveValue('gom bat trang')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(shop).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => opened).toEqual([expect.stringContaining('/marketplace/tenant/')])
})
