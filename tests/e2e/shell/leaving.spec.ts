import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('leaving a form with unsaved input, by a link or the back button, needs a confirmation', async ({
  page,
  site,
  t,
}) => {
  await signIn(page, site, 'seller@chonoi.test')
  await page.goto('/seller/products')
  await page.getByRole('link', { name: t('productManagement:list.create') }).click()
  await expect(page).toHaveURL(/\/seller\/products\/new$/)
  const name = page.getByRole('textbox', { name: new RegExp(`^${t('productManagement:edit.name')}`) })
  const home = page.getByRole('link', { name: t('shell:office.toShop') })
  const question = page.getByRole('alertdialog', { name: t('common:confirm.leaveTitle') })

  await name.fill('Bát gốm')
  await home.click()
  await question.getByRole('button', { name: t('common:confirm.stay') }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/seller\/products\/new$/)
  await expect(name).toHaveValue('Bát gốm')

  await page.goBack()
  await question.getByRole('button', { name: t('common:confirm.stay') }).click()
  await expect(page).toHaveURL(/\/seller\/products\/new$/)
  await expect(name).toHaveValue('Bát gốm')

  await home.click()
  await question.getByRole('button', { name: t('common:confirm.leave') }).click()
  await expect(page).toHaveURL(/\/$/)
})
