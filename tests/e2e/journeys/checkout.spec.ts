import { formatMoney } from '@chonoi/i18n'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[ROUTE-30, ROUTE-41, ROUTE-40, ROUTE-96, ORD-06] a customer pays two shops from the wallet: one order per shop, less stock, a notice', async ({
  page,
  site,
  t,
}) => {
  const customer = await site.newCustomer(1_000_000_000)
  const goods = await Promise.all(
    ['gom-bat-trang', 'bien-xanh'].map(async (slug) => {
      const shop = await site.call<{ id: string }>(null, 'GET', `/tenants/public/slug/${slug}`)
      const [found] = await site.products(`tenantId=${shop.id}&inStock=true&sortBy=price&sortOrder=asc&limit=1`)
      return site.product(found?.id ?? '')
    }),
  )
  await signIn(page, site, customer.email, customer.password)

  await test.step('fills the cart from two shops', async () => {
    for (const [index, product] of goods.entries()) {
      await page.goto(`/products/${product.slug}`)
      await page.getByRole('button', { name: t('products:detail.addToCart') }).click()
      await expect(
        page.getByRole('banner').getByRole('link', { name: t('shell:cart.label', { count: index + 1 }) }),
      ).toBeVisible()
    }
  })

  const total = await test.step('sees both shops in checkout', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('shell:cart.label', { count: 2 }) })
      .click()
    await page.getByRole('link', { name: t('cart:summary.checkout'), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('cart:checkout.title') })).toBeVisible()
    for (const product of goods) await expect(page.getByRole('heading', { name: product.tenant.name })).toBeVisible()
    const cart = await site.call<{ totalInCents: number }>(customer.session, 'GET', '/cart')
    return cart.totalInCents
  })

  await test.step('pays and sees the confirmation of both orders', async () => {
    await page.getByRole('button', { name: t('cart:checkout.pay', { total: formatMoney(total) }) }).click()
    await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}\/confirmation$/)
    await expect(page.getByRole('heading', { level: 1, name: t('orders:confirmation.title') })).toBeVisible()
    await expect(page.getByText(t('orders:confirmation.text', { count: 2, total: formatMoney(total) }))).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: t('shell:cart.empty') })).toBeVisible()
  })

  await test.step('the database has one order per shop, reduced stock and a reduced balance', async () => {
    const orders = await site.ordersOf(customer.session)
    expect(orders.map(({ tenant }) => tenant.slug).sort()).toEqual(['bien-xanh', 'gom-bat-trang'])
    expect(new Set(orders.map(({ groupId }) => groupId)).size).toBe(1)
    for (const product of goods) expect((await site.product(product.id)).stock).toBeLessThan(product.stock)
    const balance = await site.call<{ availableInCents: number }>(customer.session, 'GET', '/wallet/balance')
    expect(balance.availableInCents).toBe(1_000_000_000 - total)
  })

  await test.step('finds them in my orders and a notification under the bell', async () => {
    await page.getByRole('link', { name: t('orders:confirmation.viewOrders') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('orders:mine.title') })).toBeVisible()
    for (const product of goods) await expect(page.getByRole('main').getByText(product.tenant.name)).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(`^${t('shell:nav.notifications')}`) })
      .click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  })
})

test('[ORD-07] a customer cancels an order before it is shipped and has the money back', async ({ page, site, t }) => {
  const customer = await site.newCustomer(500_000_000)
  const order = await site.placedOrder(customer.session)
  await signIn(page, site, customer.email, customer.password)
  await page.goto(`/orders/${order.id}`)
  await page.getByRole('button', { name: t('orders:cancel.confirm') }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog).toContainText(t('common:confirm.irreversible'))
  const reason = dialog.getByRole('textbox', { name: new RegExp(t('orders:cancel.reason')) })
  await reason.fill('Đặt nhầm cỡ, xin lỗi gian hàng.')
  await dialog.getByRole('button', { name: t('orders:cancel.confirm') }).click()
  await expect(page.getByRole('main').getByText(t('orders:status.CANCELLED')).first()).toBeVisible()
  const balance = await site.call<{ availableInCents: number }>(customer.session, 'GET', '/wallet/balance')
  expect(balance.availableInCents).toBe(500_000_000)
})
