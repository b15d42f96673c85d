import { signIn } from '../support/people.ts'
import { pressKey, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

/** A day's work of the back office, with the keyboard alone. */
test.describe('the keyboard alone', () => {
  test('approves three shops and suspends one', async ({ page, site, t }) => {
    const admin = await site.signIn('superadmin@chonoi.test')
    const run = Date.now().toString(36)
    const names = ['một', 'hai', 'ba'].map((word) => `Ghe ${word} ${run}`)
    for (const name of names) await site.call(admin, 'POST', '/tenants', { name })
    await signIn(page, site, 'superadmin@chonoi.test')
    await page.goto(`/admin/tenants?search=${run}`)
    for (const name of names) {
      await pressKey(page, page.getByRole('button', { name: t('tenants:ask.approve', { name }) }), 'Enter')
      const dialog = page.getByRole('dialog', { name: t('tenants:ask.approve', { name }) })
      await pressKey(page, dialog.getByRole('button', { name: t('tenants:step.approve'), exact: true }), 'Enter')
      await expect(page.getByText(t('tenants:done.approve', { name })).first()).toBeVisible()
      await expect(page.getByRole('button', { name: t('tenants:ask.approve', { name }) })).toHaveCount(0)
    }
    const [name = ''] = names
    await pressKey(page, page.getByRole('button', { name: t('tenants:more', { name }) }), 'Enter')
    const suspend = page.getByRole('menuitem', { name: t('tenants:step.suspend') })
    await expect(suspend).toBeVisible()
    await page.keyboard.press('End')
    while (!(await suspend.evaluate((item) => item === document.activeElement))) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('tenants:ask.suspend', { name }) })
    await pressKey(page, dialog.getByRole('button', { name: t('tenants:step.suspend'), exact: true }), 'Enter')
    await expect(page.getByText(t('tenants:done.suspend', { name })).first()).toBeVisible()
  })

  test('makes a coupon', async ({ page, site, t }) => {
    await signIn(page, site, 'admin@chonoi.test')
    await page.goto('/admin/coupons')
    await pressKey(page, page.getByRole('button', { name: t('coupons:add') }).first(), 'Enter')
    const dialog = page.getByRole('dialog')
    const code = `PHIM${Date.now().toString(36).toUpperCase()}`
    await tabTo(page, dialog.getByRole('textbox', { name: t('coupons:form.code') }))
    await page.keyboard.type(code)
    await tabTo(page, dialog.getByRole('spinbutton', { name: t('coupons:form.value') }))
    await page.keyboard.type('15')
    await tabTo(page, dialog.getByLabel(t('coupons:form.until')))
    // The same day in either order of a browser's date box.
    await page.keyboard.type(`1212${new Date().getFullYear() + 1}`)
    await pressKey(page, dialog.getByRole('button', { name: t('coupons:form.create') }), 'Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(code).first()).toBeVisible()
  })

  test('finds who changed a setting', async ({ page, site, say }) => {
    const admin = await site.signIn('superadmin@chonoi.test')
    await site.call(admin, 'PUT', '/admin/platform/settings', { platformDescription: `Chợ nổi ${Date.now()}` })
    await signIn(page, site, 'superadmin@chonoi.test')
    await page.goto('/admin/audit-logs')
    const newest = page.getByRole('row').nth(1)
    await expect(newest).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(say({ vi: 'cài đặt nền tảng', en: 'platform settings' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/search=/)
    await expect(newest).toContainText('superadmin@chonoi.test')
    await tabTo(page, newest.locator('[data-row-details]'))
    await page.keyboard.press('o')
    await expect(page.getByRole('complementary').getByText('superadmin@chonoi.test')).toBeVisible()
  })

  test('corrects the stock of a product, and answers a question about it', async ({ page, site, t }) => {
    const shop = await site.signIn('shopadmin@chonoi.test')
    const name = `Nồi đất ${Date.now().toString(36)}`
    const product = await site.productWithStock(shop, 5, name)
    const asker = await site.newCustomer()
    const question = `Nồi có nắp không ạ, ${name}?`
    await site.call(asker.session, 'POST', `/products/${product.id}/questions`, { question })
    await signIn(page, site, 'shopadmin@chonoi.test')
    await page.goto(`/seller/products?search=${encodeURIComponent(name)}`)
    await pressKey(page, page.getByRole('button', { name: t('productManagement:action.stock') }).first(), 'Enter')
    const stock = page.getByRole('dialog', { name: t('productManagement:stockDialog.title') })
    await tabTo(page, stock.getByLabel(t('productManagement:stockDialog.quantity')))
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await expect(stock).toHaveCount(0)
    await expect(page.getByRole('row').nth(1)).toContainText('12')

    await page.goto('/seller/questions?isAnswered=false')
    await pressKey(page, page.getByRole('button', { name: t('questions:answer.actionOf', { question }) }), 'Enter')
    const answer = page.getByRole('dialog', { name: t('questions:answer.title') })
    await tabTo(page, answer.getByRole('textbox'))
    await page.keyboard.type('Dạ có ạ, nắp đi kèm.')
    await pressKey(page, answer.getByRole('button', { name: t('questions:answer.send') }), 'Enter')
    await expect(answer).toHaveCount(0)
    await expect(page.getByRole('button', { name: t('questions:answer.actionOf', { question }) })).toHaveCount(0)
  })

  test('answers a review', async ({ page, site, t }) => {
    const shop = await site.signIn('shopadmin@chonoi.test')
    const product = await site.productWithStock(shop, 5, `Chum sành ${Date.now().toString(36)}`)
    const buyer = await site.newCustomer()
    const review = { productId: product.id, rating: 4, comment: 'Chum đẹp, giao hơi lâu một chút' }
    await site.call(buyer.session, 'POST', '/reviews', review)
    await signIn(page, site, 'shopadmin@chonoi.test')
    await page.goto(`/products/${product.slug}`)
    const beginning = t('reviews:reply.actionOf', { name: '' }).trim()
    await pressKey(page, page.getByRole('button', { name: new RegExp(`^${beginning}`) }), 'Enter')
    const dialog = page.getByRole('dialog', { name: t('reviews:reply.title') })
    await tabTo(page, dialog.getByRole('textbox'))
    const reply = 'Xin lỗi bạn, lần sau sẽ giao nhanh hơn.'
    await page.keyboard.type(reply)
    await pressKey(page, dialog.getByRole('button', { name: t('reviews:reply.send') }), 'Enter')
    await expect(page.getByText(reply)).toBeVisible()
  })

  test('decides on a review, and takes it back', async ({ page, site, t }) => {
    await signIn(page, site, 'admin@chonoi.test')
    await page.goto('/admin/reviews?status=APPROVED')
    const first = page.getByRole('row').nth(1)
    await expect(first).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    const hide = page.getByRole('button', { name: t('reviewManagement:action.HIDDEN'), exact: true })
    await pressKey(page, hide, 'Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByRole('textbox'))
    await page.keyboard.type('Lời lẽ xúc phạm')
    await pressKey(page, dialog.getByRole('button', { name: t('reviewManagement:action.HIDDEN') }), 'Enter')
    await expect(dialog).toHaveCount(0)
    const undo = page.getByRole('button', { name: t('common:action.undo') })
    await expect(undo).toBeVisible()
    // The key leads to the messages, however far they stand from what was pressed.
    await page.keyboard.press('F6')
    await pressKey(page, undo, 'Enter')
    await expect(page.getByText(t('common:undo.done', { succeeded: 1, failed: 0 })).first()).toBeVisible()
  })
})
