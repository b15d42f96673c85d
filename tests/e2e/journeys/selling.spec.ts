import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[REVIEW-02, REVIEW-03, ROUTE-34] the shop takes an order to its delivery; the customer follows, reviews, and the shop is paid less commission', async ({
  page,
  another,
  site,
  t,
}) => {
  const customer = await site.newCustomer(500_000_000)
  const shop = await site.call<{ id: string }>(null, 'GET', '/tenants/public/slug/gom-bat-trang')
  const [cheap] = await site.products(`tenantId=${shop.id}&inStock=true&sortBy=price&sortOrder=asc&limit=1`)
  const order = await site.placedOrder(customer.session, { id: cheap?.id ?? '' })
  const seller = await site.signIn('seller@chonoi.test')
  const before = await site.call<{ payableInCents: number }>(seller, 'GET', '/wallet/shop-balance')

  await test.step('the seller confirms, prepares, ships and delivers', async () => {
    await signIn(page, site, 'seller@chonoi.test')
    await page.goto(`/seller/orders/${order.id}`)
    for (const step of ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const) {
      await page
        .getByRole('main')
        .getByRole('button', { name: t(`orders:step.action.${step}`), exact: true })
        .click()
      const dialog = page.getByRole('dialog')
      if (step === 'SHIPPED')
        await dialog
          .getByRole('textbox', { name: new RegExp(`^${t('orders:ship.trackingCode')}`) })
          .fill('GHN2611250001')
      // Confirming and preparing are one press.
      if (step === 'SHIPPED' || step === 'DELIVERED')
        await dialog.getByRole('button', { name: t(`orders:step.action.${step}`), exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect(
        page
          .getByRole('main')
          .getByText(t(`orders:status.${step}`), { exact: true })
          .first(),
      ).toBeVisible()
    }
  })

  const buyer = await another()
  await test.step('the customer sees every step', async () => {
    await signIn(buyer, site, customer.email, customer.password)
    await buyer.goto(`/orders/${order.id}`)
    const timeline = buyer.getByRole('list', { name: t('orders:detail.timeline') })
    for (const status of ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'] as const)
      await expect(timeline.getByText(t(`orders:status.${status}`), { exact: true })).toBeVisible()
  })

  await test.step('a review without stars or with a short comment is refused in the documented words', async () => {
    await buyer.goto(`/products/${order.items[0]?.productId}`)
    await buyer.getByRole('button', { name: t('reviews:write') }).click()
    const dialog = buyer.getByRole('dialog')
    await dialog.getByRole('textbox', { name: new RegExp(`^${t('forms:comment.label')}`) }).fill('Ngắn')
    await dialog.getByRole('button', { name: t('reviews:form.send') }).click()
    await expect(dialog.getByRole('alert').first()).toContainText(t('errors:review.rating_range'))
    await expect(dialog.getByRole('alert').first()).toContainText(t('errors:review.comment_too_short'))
  })

  await test.step('a complete one is shown as verified', async () => {
    const dialog = buyer.getByRole('dialog')
    await dialog.getByRole('radio').nth(4).check({ force: true })
    const comment = `Gói rất kỹ, men đẹp đúng như hình ${Date.now()}`
    await dialog.getByRole('textbox', { name: new RegExp(`^${t('forms:comment.label')}`) }).fill(comment)
    await dialog.getByRole('button', { name: t('reviews:form.send') }).click()
    await expect(dialog).toBeHidden()
    const review = buyer.getByRole('article').filter({ hasText: comment })
    await expect(review.getByText(t('reviews:verified'))).toBeVisible()
  })

  await test.step('the customer confirms the receipt', async () => {
    await buyer.goto(`/orders/${order.id}`)
    await buyer
      .getByRole('main')
      .getByRole('button', { name: t('orders:receipt.action'), exact: true })
      .click()
    const dialog = buyer.getByRole('alertdialog')
    await dialog.getByRole('button', { name: t('orders:receipt.action'), exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the shop has the money less commission', async () => {
    const after = await site.call<{ payableInCents: number }>(seller, 'GET', '/wallet/shop-balance')
    const gained = after.payableInCents - before.payableInCents
    expect(gained).toBeGreaterThan(0)
    expect(gained).toBeLessThan(order.totalInCents)
  })
})
