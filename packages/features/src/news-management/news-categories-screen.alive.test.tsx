import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { NewsCategoriesScreen } from './news-categories-screen.tsx'

const show = () =>
  renderScreen(
    <>
      <NewsCategoriesScreen />
      <ToastHost />
    </>,
    { words: ['newsManagement', 'forms'], as: 'admin@chonoi.test', address: '/admin/news/categories' },
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
  const below = screen.getByRole('button', { name: 'Actions for Bến sông' })
  await expect.element(below).toBeVisible()
  await screen.getByRole('button', { name: 'Collapse Chuyện chợ' }).click()
  await expect.poll(() => below.elements()).toEqual([])
  await screen.getByRole('button', { name: 'Expand Chuyện chợ' }).click()
  await expect.element(below).toBeVisible()
})
