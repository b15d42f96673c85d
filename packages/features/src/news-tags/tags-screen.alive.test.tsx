import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { TagsScreen } from './tags-screen.tsx'

test('[NEWS-04] a tag is merged into another one, and is gone from the list', async () => {
  const { screen } = await renderScreen(<TagsScreen />, {
    as: 'admin@chonoi.test',
    address: '/admin/news/tags',
    language: 'vi',
    words: ['newsTags', 'forms'],
  })
  const names = () =>
    screen
      .getByRole('button', { name: /^Gộp / })
      .elements()
      .map((button) => (button.getAttribute('aria-label') ?? '').replace('Gộp ', ''))
  await expect.poll(() => names().length).toBeGreaterThan(1)
  const [from = '', into = ''] = names()
  await screen.getByRole('button', { name: `Gộp ${from}`, exact: true }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await userEvent.keyboard(into)
  await expect.element(screen.getByRole('option', { name: into, exact: true })).toBeVisible()
  // By key: the pointer would scroll to the option, and scrolling closes a list that is just being placed.
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await dialog.getByRole('button', { name: 'Gộp thẻ' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(names).not.toContain(from)
  expect(names()).toContain(into)
})
