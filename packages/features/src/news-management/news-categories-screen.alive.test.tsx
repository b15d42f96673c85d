import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { NewsCategoriesScreen } from './news-categories-screen.tsx'

const show = (query = '') =>
  renderScreen(
    <>
      <NewsCategoriesScreen />
      <ToastHost />
    </>,
    { words: ['newsManagement', 'forms'], as: 'admin@chonoi.test', address: `/admin/news/categories${query}` },
  )

test('[CAT-05, CAT-09, CAT-15] a dialog creates, edits and deletes a category, each told in a toast; the slug follows the name', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'New category' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Đồ gốm  Bát Tràng!')
  await expect.element(dialog.getByRole('textbox', { name: /^Slug/ })).toHaveValue('do-gom-bat-trang')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Category created successfully')).toBeVisible()
  const act = async (action: string) => {
    await screen.getByRole('button', { name: 'Actions for Đồ gốm Bát Tràng!' }).click()
    await screen.getByRole('menuitem', { name: action }).click()
  }
  await act('Edit')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Lò và men')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Category updated successfully')).toBeVisible()
  await act('Delete')
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByText('Category deleted successfully')).toBeVisible()
})

test('[CAT-01] categories are a tree whose branches fold and unfold', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'Actions for Chuyện chợ' }).click()
  await screen.getByRole('menuitem', { name: 'Add subcategory' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Bến sông')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const below = screen.getByRole('row', { name: 'Bến sông' })
  await expect.element(below).toBeVisible()
  await screen.getByRole('button', { name: /^Collapse Chuyện chợ/ }).click()
  await expect.poll(() => below.elements()).toEqual([])
  await screen.getByRole('button', { name: /^Expand Chuyện chợ/ }).click()
  await expect.element(below).toBeVisible()
})

test('[CAT-02] the screen has a search and a filter by whether a category is active', async () => {
  const { screen, visited } = await show()
  await expect.element(screen.getByRole('searchbox', { name: 'Search categories' })).toBeVisible()
  const state = screen.getByRole('combobox', { name: 'Status' })
  await expect.element(state).toBeVisible()
  const options = state.getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Active', 'Inactive'])
  await state.selectOptions('false')
  expect(visited.at(-1)).toContain('isActive=false')
})

test('[CAT-03] the screen sorts by arranged order at first, by name or by creation', async () => {
  const { screen, visited } = await show()
  const sort = screen.getByRole('combobox', { name: 'Sort' })
  await expect.element(sort).toHaveValue('sortOrder.asc')
  const by = sort
    .getByRole('option')
    .elements()
    .map((option) => option.getAttribute('value')?.split('.')[0])
  expect([...new Set(by)]).toEqual(['sortOrder', 'name', 'createdAt'])
  await sort.selectOptions('createdAt.desc')
  expect(visited.at(-1)).toContain('sortBy=createdAt')
})

test('[CAT-04] selected categories are activated, deactivated or deleted together', async () => {
  const { screen } = await show()
  await screen.getByRole('checkbox', { name: 'Select all' }).click()
  const bar = screen.getByRole('group', { name: 'Actions' })
  for (const name of ['Activate', 'Deactivate', 'Delete'])
    await expect.element(bar.getByRole('button', { name, exact: true })).toBeVisible()
})

test('a picture of the library is stored with a category and shown in its row', async () => {
  const { screen, connection } = await show()
  await screen.getByRole('button', { name: 'New category' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New category' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ghe chài')
  await dialog.getByRole('button', { name: 'Choose from the library' }).click()
  await screen
    .getByRole('button', { name: /\.webp/ })
    .first()
    .click()
  await expect.element(dialog.getByRole('img', { name: 'Picture' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = screen.getByRole('row', { name: 'Ghe chài' })
  await expect.element(row).toBeVisible()
  const { data } = await unwrap(connection.api.GET('/news/categories'))
  const stored = data.find(({ name }) => name === 'Ghe chài')?.imageUrl
  expect(stored).toMatch(/^\/files\//)
  expect(row.element().querySelector('img')?.getAttribute('src')).toBe(`${stored}?w=160`)
})

test('removing a picture leaves the focus on the button that chooses another', async () => {
  const { screen } = await show()
  await screen.getByRole('button', { name: 'Actions for Cẩm nang' }).click()
  await screen.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Remove image' }).click()
  await expect.element(dialog.getByRole('img', { name: 'Picture' })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Choose from the library' })).toHaveFocus()
})

test('[CAT-06] a move of what somebody else has moved meanwhile is refused, tells both places and loads the present order', async () => {
  const { screen, connection } = await show()
  const row = screen.getByRole('row', { name: 'Cẩm nang' })
  await expect.element(row).toHaveAttribute('aria-level', '1')
  const { data } = await unwrap(connection.api.GET('/news/categories'))
  const idOf = (name: string) => data.find((one) => one.name === name)?.id ?? ''
  const items = [{ id: idOf('Cẩm nang'), parentId: idOf('Chuyện chợ'), sortOrder: 0 }]
  await unwrap(connection.api.POST('/news/categories/reorder', { body: { items } }))
  row.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText('Somebody else has moved this category meanwhile')).toBeVisible()
  await expect.element(alert.getByText(/^You wanted it atPlace 1 of \d at the top level$/)).toBeVisible()
  await expect.element(alert.getByText(/^It is atPlace \d of \d in Chuyện chợ$/)).toBeVisible()
  await expect.element(row).toHaveAttribute('aria-level', '2')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect.element(alert).not.toBeInTheDocument()
  const back = [{ id: idOf('Cẩm nang'), parentId: null, sortOrder: 1 }]
  await unwrap(connection.api.POST('/news/categories/reorder', { body: { items: back } }))
})
