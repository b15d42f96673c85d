import { formatMoney } from '@chonoi/i18n'
import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../support/site.ts'
import { accountMenu, register, signIn } from '../support/people.ts'
import { receiptPicture } from '../support/receipt.ts'
import { expect, test } from '../support/test.ts'

const box = (place: Page | Locator, name: string) => place.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const quantity = (page: Page, name: string) => page.getByRole('group', { name, exact: true }).locator('input')
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: receiptPicture() })

/** Presses a button, and the one of the same name in the dialog that it opens. */
async function decide(page: Page, name: string, fill?: (dialog: Locator) => Promise<void>) {
  await button(page.getByRole('main'), name).first().click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await fill?.(dialog)
  await button(dialog, name).click()
  await expect(dialog).toBeHidden()
}

test('a shop from its beginning to its end: verified, with its own look, selling, shipping, paid, handed on and left', async ({
  page,
  another,
  site,
  t,
  say,
}) => {
  test.setTimeout(400_000)
  const save = say({ vi: 'Lưu', en: 'Save' })
  const run = Date.now().toString(36)
  const founder = newPerson()
  const shopName = `Ghe Gốm ${run}`
  const productName = `Bình gốm sông nước ${run}`
  const admin = await another()
  await signIn(admin, site, 'superadmin@chonoi.test')

  await test.step('[ROUTE-29] somebody registers and applies as a seller', async () => {
    await register(page, t, founder)
    await page.goto('/auth/seller-verification')
    await page
      .getByRole('radio', { name: new RegExp(`^${t('sellerVerification:kind.INDIVIDUAL')}`) })
      .check({ force: true })
    await box(page, t('sellerVerification:form.legalName.INDIVIDUAL')).fill('Nguyễn Thu Hà')
    await box(page, t('sellerVerification:form.taxCode')).fill(`001191${String(Date.now()).slice(-6)}`)
    await page.locator('input[type="file"]').setInputFiles(picture('can-cuoc.png'))
    await box(page, t('sellerVerification:form.shopName')).fill(shopName)
    await page
      .getByRole('combobox', { name: new RegExp(`^${t('sellerVerification:form.bankName')}`) })
      .fill('Vietcombank')
    await page.getByRole('option', { name: /Vietcombank/ }).click()
    await box(page, t('sellerVerification:form.accountNumber')).fill('0071001234567')
    await box(page, t('sellerVerification:form.accountHolder')).fill('NGUYEN THU HA')
    await page.getByRole('checkbox').check()
    await button(page, t('sellerVerification:form.submit')).click()
    await expect(page.getByText(t('sellerVerification:pending.title'))).toBeVisible()
  })

  await test.step('an administrator opens the document and approves', async () => {
    await admin.goto(`/admin/seller-verifications?search=${encodeURIComponent(shopName)}`)
    await admin.getByRole('main').getByRole('link', { name: 'Nguyễn Thu Hà' }).click()
    await button(admin, t('sellerVerification:review.open')).click()
    await expect(
      admin.getByRole('img', { name: t('sellerVerification:review.alt', { name: 'Nguyễn Thu Hà' }) }),
    ).toBeVisible()
    await decide(admin, t('sellerVerification:review.approve'))
    await expect(admin.getByText(t('sellerVerification:review.approved', { shop: shopName })).first()).toBeVisible()
  })

  await test.step('the shop is open, and the seller enters it', async () => {
    await page.reload()
    await button(page, t('sellerVerification:approved.enter')).click()
    await expect(page.getByRole('heading', { level: 1, name: t('seller:overview.title') })).toBeVisible()
  })

  const productId =
    await test.step('the first product has pictures and variants, and goes to the platform', async () => {
      await page.goto('/seller/products/new')
      await page.locator('input[type="file"]').setInputFiles([picture('truoc.png'), picture('sau.png')])
      await expect(
        page.getByRole('list', { name: t('productManagement:pictures.add') }).getByRole('listitem'),
      ).toHaveCount(2)
      await box(page, t('productManagement:edit.name')).fill(productName)
      await box(page, t('productManagement:edit.description')).fill('Bình gốm vẽ tay, men lam, cao 30 cm, đóng gói kỹ.')
      await page.getByRole('combobox', { name: new RegExp(`^${t('productManagement:edit.category')}`) }).click()
      await page.getByRole('dialog').getByRole('row').first().click()
      await button(page, t('productManagement:options.addFirst')).click()
      await box(page, t('productManagement:options.name', { number: 1 })).fill('Màu')
      await box(page, t('productManagement:options.values', { number: 1 })).fill('Lam,Nâu,')
      for (const name of ['Lam', 'Nâu']) {
        const cell = (field: string) =>
          page.getByLabel(new RegExp(`^${t('productManagement:variants.cell', { field, name })}`))
        await cell(t('productManagement:edit.price')).fill('450000')
        await cell(t('productManagement:column.stock')).fill('10')
      }
      await button(page, t('productManagement:action.submit')).click()
      await expect(page.getByText(t('productManagement:edit.created', { name: productName })).first()).toBeVisible()
      await expect(page).toHaveURL(/\/seller\/products\/[0-9a-f-]{36}$/)
      return new URL(page.url()).pathname.split('/').at(-1) ?? ''
    })

  await test.step('an administrator lets it on sale', async () => {
    await admin.goto(`/admin/products?search=${encodeURIComponent(productName)}`)
    await button(admin.getByRole('main'), t('productManagement:action.approve')).first().click()
    await expect(admin.getByText(t('productManagement:approve.done', { name: productName })).first()).toBeVisible()
  })

  await test.step('[ROUTE-58] the shop gets its own look, and its page wears it', async () => {
    await page.goto('/tenant/branding')
    await page.locator('input[type="file"]').first().setInputFiles(picture('logo.png'))
    await expect(page.getByRole('img', { name: t('tenant:branding.logoNow') })).toBeVisible()
    const code = page.getByLabel(say({ vi: 'Mã màu', en: 'Colour code' }), { exact: true })
    await code.fill('#0f766e')
    await code.press('Tab')
    await button(page, save).click()
    await expect(page.getByText(t('tenant:branding.saved')).first()).toBeVisible()
    await page.getByRole('link', { name: t('tenant:branding.view') }).click()
    await expect(page.getByRole('heading', { level: 1, name: shopName })).toBeVisible()
    await expect(page.locator('[data-brand="0f766e"]').filter({ hasText: shopName }).first()).toBeVisible()
  })

  await test.step('more goods come from a CSV file: the good rows alone', async () => {
    const { data: categories } = await site.call<{ data: { name: string }[] }>(null, 'GET', '/categories')
    const head = ['name', 'description', 'category', 'price', 'stock'] as const
    const rows = [
      head.map((column) => t(`productImport:heading.${column}`)),
      [`Chén trà ${run}`, 'Chén trà men lam, vẽ tay từng chiếc.', categories[0]?.name ?? '', '60000', '24'],
      [`Đĩa sứ ${run}`, 'Đĩa sứ trắng, đường kính 20 cm.', categories[0]?.name ?? '', 'rẻ lắm', '5'],
    ]
    await page.goto('/seller/products/import')
    const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'hang.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await button(page, t('productImport:check')).click()
    await expect(page.getByText(t('productImport:someBad', { good: 1, bad: 1 }))).toBeVisible()
    await button(page, t('productImport:startGood', { count: 1 })).click()
    // The job looks for it once a minute.
    await expect(page.getByText(t('productImport:completed', { count: 1 }))).toBeVisible({ timeout: 100_000 })
    await page.goto(`/seller/products?search=${encodeURIComponent(`Chén trà ${run}`)}`)
    await expect(page.getByRole('main')).toContainText(`Chén trà ${run}`)
  })

  await test.step('delivery costs less in one province', async () => {
    await page.goto('/seller/shop')
    await box(page, t('seller:shop.shippingFee')).fill('40000')
    await button(page, t('seller:shop.addProvince')).click()
    const fees = page.getByRole('list', { name: t('seller:shop.provinceFees') })
    await fees.getByRole('combobox').fill('Huế')
    await page.getByRole('option', { name: /Huế/ }).click()
    await box(fees, t('seller:shop.provinceFee')).fill('15000')
    await button(page, save).click()
    await expect(page.getByText(t('seller:shop.saved')).first()).toBeVisible()
  })

  const customer = await site.newCustomer(500_000_000)
  const provinces = await site.call<{ data: { code: string; name: string }[] }>(null, 'GET', '/provinces')
  const province = provinces.data.find(({ name }) => name.includes('Huế'))
  await site.call(customer.session, 'POST', '/addresses', {
    ...{ fullName: 'Lê Văn Nam', phone: '0912345678', line1: '12 Lê Lợi', isDefault: true },
    ...{ city: province?.name, provinceCode: province?.code },
  })
  const buyer = await another()
  await signIn(buyer, site, customer.email, customer.password)

  const order = await test.step('a buyer in that province orders two, with its fee', async () => {
    await buyer.goto(`/products/${productId}`)
    await expect(accountMenu(buyer, t)).toBeVisible()
    await buyer.getByRole('radio', { name: 'Nâu' }).check({ force: true })
    await quantity(buyer, t('products:detail.quantity')).fill('2')
    await button(buyer, t('products:detail.buyNow')).click()
    await button(buyer, t('cart:checkout.pay', { total: formatMoney(91_500_000) })).click()
    await expect(buyer.getByRole('heading', { level: 1, name: t('orders:confirmation.title') })).toBeVisible()
    const [placed] = await site.ordersOf(customer.session)
    expect(placed?.totalInCents).toBe(91_500_000)
    return placed ?? { id: '' }
  })

  await test.step('the shop confirms, prints the packing slip, packs, ships and delivers', async () => {
    await page.goto(`/seller/orders/${order.id}`)
    await button(page.getByRole('main'), t('orders:step.action.CONFIRMED')).click()
    await button(page.getByRole('main'), t('orders:slips.action')).click()
    const slip = page.waitForEvent('download')
    await button(page.getByRole('dialog'), t('orders:slips.submit')).click()
    expect((await slip).suggestedFilename()).toMatch(/\.pdf$/)
    await button(page.getByRole('main'), t('orders:step.action.PROCESSING')).click()
    await decide(page, t('orders:step.action.SHIPPED'), (dialog) =>
      box(dialog, t('orders:ship.trackingCode')).fill('GHN2611270001'),
    )
    await decide(page, t('orders:step.action.DELIVERED'))
    await expect(page.getByRole('main').getByText(t('orders:status.DELIVERED'), { exact: true }).first()).toBeVisible()
  })

  await test.step('the buyer asks to return one of the two', async () => {
    await buyer.goto(`/orders/${order.id}`)
    await buyer
      .getByRole('main')
      .getByRole('link', { name: t('returns:card.action') })
      .click()
    await quantity(buyer, t('returns:request.quantityOf', { name: productName })).fill('1')
    await box(buyer, t('returns:request.description')).fill('Một bình bị nứt ở miệng, bình kia thì đẹp.')
    await buyer.locator('input[type="file"]').setInputFiles(picture('nut.png'))
    await button(buyer, t('returns:request.submit')).click()
    await expect(buyer).toHaveURL(/\/orders\/returns\/[0-9a-f-]{36}$/)
  })

  await test.step('the shop accepts it, has the goods back, and the money goes to the buyer', async () => {
    const returnId = new URL(buyer.url()).pathname.split('/').at(-1)
    await page.goto(`/seller/returns/${returnId}`)
    await decide(page, t('returns:action.approve'))
    await buyer.reload()
    await decide(buyer, t('returns:action.send'), (dialog) =>
      box(dialog, t('returns:field.trackingCode')).fill('GHN2611270002'),
    )
    await page.reload()
    await button(page.getByRole('main'), t('returns:action.receive')).click()
    await button(page.getByRole('dialog'), t('returns:action.receiveConfirm')).click()
    await expect(page.getByRole('main').getByText(t('returns:status.REFUNDED')).first()).toBeVisible()
  })

  await test.step('the buyer reviews what was kept, and the shop replies', async () => {
    const comment = `Bình còn lại rất đẹp, gian hàng đổi trả nhanh ${run}`
    await buyer.goto(`/products/${productId}`)
    await button(buyer, t('reviews:write')).click()
    const review = buyer.getByRole('dialog')
    await box(review, t('forms:comment.label')).fill(comment)
    await review.getByRole('radio').nth(3).press('Space')
    await button(review, t('reviews:form.send')).click()
    await expect(review).toBeHidden()
    await page.goto(`/products/${productId}`)
    await page.getByRole('button', { name: new RegExp(`^${t('reviews:reply.actionOf', { name: '' }).trim()}`) }).click()
    const reply = 'Cảm ơn bạn, lần sau ghe sẽ gói kỹ hơn.'
    await page.getByRole('dialog').getByRole('textbox').fill(reply)
    await button(page.getByRole('dialog'), t('reviews:reply.send')).click()
    await buyer.reload()
    await expect(buyer.getByRole('article').filter({ hasText: comment })).toContainText(reply)
  })

  await test.step('the buyer confirms the receipt of the rest', async () => {
    await buyer.goto(`/orders/${order.id}`)
    await decide(buyer, t('orders:receipt.action'))
    await expect(buyer.getByRole('main').getByRole('button', { name: t('orders:receipt.action') })).toHaveCount(0)
  })

  await test.step('the money is the shop’s now: it withdraws some to the account of the verification, and the platform pays', async () => {
    await page.goto('/seller/withdrawals')
    await button(page, t('withdrawals:request.action')).first().click()
    const dialog = page.getByRole('dialog')
    await box(dialog, t('withdrawals:request.amount')).fill('200000')
    await button(dialog, t('withdrawals:request.submit')).click()
    await expect(dialog).toBeHidden()
    await admin.goto(`/admin/withdrawals?search=${encodeURIComponent(founder.email)}&status=PENDING`)
    await button(admin.getByRole('main'), t('withdrawals:process.action')).first().click()
    await button(admin.getByRole('dialog'), t('withdrawals:process.approve')).click()
    await expect(admin.getByRole('dialog')).toBeHidden()
    await page.reload()
    await expect(page.getByRole('row').filter({ hasText: formatMoney(20_000_000) })).toContainText(
      t('withdrawals:status.COMPLETED'),
    )
  })

  const staff = newPerson()
  const colleague = await another()
  await test.step('a colleague is invited to sell, and accepts by the link of the mail', async () => {
    await page.goto('/tenant/members')
    await button(page, t('invitations:invite.action')).click()
    const dialog = page.getByRole('dialog')
    await box(dialog, t('invitations:invite.email')).fill(staff.email)
    await button(dialog, t('invitations:invite.submit')).click()
    await expect(dialog).toBeHidden()
    await register(colleague, t, staff)
    await colleague.goto('/dev/outbox')
    const mail = colleague
      .getByRole('article')
      .filter({ hasText: staff.email })
      .filter({ hasText: '/invitation?token=' })
    const link = /\/invitation\?token=\S+/.exec(await mail.innerText())?.[0] ?? ''
    await colleague.goto(link)
    await button(colleague, t('invitations:read.accept')).click()
    await expect(colleague.getByText(t('invitations:read.accepted', { shop: shopName })).first()).toBeVisible()
  })

  await test.step('the colleague sells, but has no say about members', async () => {
    await colleague.goto('/seller/orders')
    await expect(colleague.getByRole('main')).toContainText(t('orders:status.DELIVERED'))
    await colleague.goto('/tenant/members')
    await expect(colleague).toHaveURL(/\/unauthorized/)
  })

  await test.step('alone, the founder can’t leave the shop behind', async () => {
    await page.goto('/account/personal-data')
    await expect(page.getByText(t('personalData:obstacle.SHOP', { shop: shopName }))).toBeVisible()
  })

  await test.step('the founder takes the data of the shop along', async () => {
    await page.goto('/tenant/data-export')
    await button(page, t('tenant:export.new')).first().click()
    await button(page.getByRole('dialog'), t('tenant:export.submit')).click()
    const row = page.getByRole('row').nth(1)
    // The job looks for it once a minute.
    await expect(row).toContainText(t('tenant:export.status.COMPLETED'), { timeout: 100_000 })
    const file = page.waitForEvent('download')
    await row.getByText(t('tenant:export.download'), { exact: true }).click()
    expect((await file).suggestedFilename()).toMatch(/\.zip$/)
  })

  await test.step('the founder offers the shop to the colleague, with the password', async () => {
    await page.goto(`/tenant/members?search=${encodeURIComponent(staff.email)}`)
    await page
      .getByRole('button', { name: new RegExp(`^${t('invitations:handover.label', { name: '' }).trim()}`) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(t('invitations:handover.becomes')).selectOption('CUSTOMER')
    await box(dialog, t('forms:password.label')).fill(founder.password)
    await button(dialog, t('invitations:handover.submit')).click()
    await expect(dialog).toBeHidden()
    await expect(button(page, t('invitations:handover.cancel'))).toBeVisible()
  })

  await test.step('the colleague takes it over, and closes the shop for a while', async () => {
    await colleague.goto('/account/handovers')
    await decide(colleague, t('invitations:handover.accept'))
    await expect(colleague.getByText(t('invitations:handover.accepted', { shop: shopName })).first()).toBeVisible()
    await colleague.goto('/seller/shop')
    const isOpen = colleague.getByRole('switch', { name: t('seller:shop.isOpen') })
    await colleague.locator('label').filter({ has: isOpen }).click()
    await expect(isOpen).not.toBeChecked()
    await button(colleague, save).click()
    await expect(colleague.getByText(t('seller:shop.saved')).first()).toBeVisible()
    const { tenant } = await site.product(productId)
    await buyer.goto(`/marketplace/tenant/${tenant.slug}`)
    await expect(buyer.getByText(t('shops:closed.title')).first()).toBeVisible()
  })

  await test.step('the founder is out of the shop, and leaves', async () => {
    await page.goto('/seller/orders')
    await expect(page.getByRole('main').getByText(t('seller:gate.title'))).toBeVisible()
    await page.goto('/account/personal-data')
    await button(page, t('personalData:deletion.ask')).click()
    const dialog = page.getByRole('dialog')
    await box(dialog, t('forms:password.label')).fill(founder.password)
    await button(dialog, t('personalData:deletion.ask')).click()
    await expect(dialog).toBeHidden()
    await expect(button(page, t('personalData:deletion.keep')).first()).toBeVisible()
  })
})
