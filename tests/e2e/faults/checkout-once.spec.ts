import { signIn } from '../support/people.ts'
import { expect, test, type Words } from '../support/test.ts'
import type { Page } from '@playwright/test'

const payButton = (page: Page, t: Words) =>
  page.getByRole('button', { name: new RegExp(`^${t('cart:checkout.pay', { total: '' }).trim()}`) })

test('a double click in checkout makes one order', async ({ page, site, t }) => {
  const customer = await site.newCustomer(500_000_000)
  const [product] = await site.products('inStock=true&sortBy=price&sortOrder=asc&limit=1')
  await site.addToCart(customer.session, { id: product?.id ?? '' })
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/checkout')
  await payButton(page, t).dblclick()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(await site.ordersOf(customer.session)).toHaveLength(1)
})

test('the same checkout in two tabs at once makes one order', async ({ page, context, site, t }) => {
  const customer = await site.newCustomer(500_000_000)
  const [product] = await site.products('inStock=true&sortBy=price&sortOrder=asc&limit=1')
  await site.addToCart(customer.session, { id: product?.id ?? '' })
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/checkout')
  const second = await context.newPage()
  await second.goto('/checkout')
  await expect(payButton(page, t)).toBeEnabled()
  await expect(payButton(second, t)).toBeEnabled()
  const answered = Promise.all(
    [page, second].map((tab) =>
      tab.waitForResponse(
        (response) => response.url().endsWith('/api/v1/orders') && response.request().method() === 'POST',
      ),
    ),
  )
  await Promise.all([payButton(page, t).click(), payButton(second, t).click()])
  await answered
  expect(await site.ordersOf(customer.session)).toHaveLength(1)
})

test('a lost answer in checkout is reported, and the next press makes no second order', async ({ page, site, t }) => {
  const customer = await site.newCustomer(500_000_000)
  const [product] = await site.products('inStock=true&sortBy=price&sortOrder=asc&limit=1')
  await site.addToCart(customer.session, { id: product?.id ?? '' })
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/checkout')
  await page.route(
    (url) => url.pathname === '/api/v1/orders',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    },
  )
  await payButton(page, t).click()
  await expect(page.getByText(t('cart:checkout.unsure'))).toBeVisible()
  expect(await site.ordersOf(customer.session)).toHaveLength(1)
  await page.unrouteAll()
  const retry = payButton(page, t)
  await retry.click()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(await site.ordersOf(customer.session)).toHaveLength(1)
})

test('without a connection nothing is ordered, and it works once the network is back', async ({
  page,
  context,
  site,
  t,
}) => {
  const customer = await site.newCustomer(500_000_000)
  const [product] = await site.products('inStock=true&sortBy=price&sortOrder=asc&limit=1')
  await site.addToCart(customer.session, { id: product?.id ?? '' })
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/checkout')
  await expect(payButton(page, t)).toBeEnabled()
  await context.setOffline(true)
  await payButton(page, t).click()
  await expect(page.getByText(t('cart:checkout.unsure'))).toBeVisible()
  await context.setOffline(false)
  expect(await site.ordersOf(customer.session)).toHaveLength(0)
  await payButton(page, t).click()
  await expect(page).toHaveURL(/\/confirmation$/)
  expect(await site.ordersOf(customer.session)).toHaveLength(1)
})

test('two buyers of the last one: one order, and one clear "no longer in stock"', async ({
  page,
  another,
  site,
  t,
  language,
}) => {
  const shop = await site.signIn('shopadmin@chonoi.test')
  const product = await site.productWithStock(shop, 1, `Bình cuối cùng ${language} ${Date.now()}`)
  const buyers = await Promise.all([site.newCustomer(500_000_000), site.newCustomer(500_000_000)])
  for (const buyer of buyers) await site.addToCart(buyer.session, product)
  const tabs = [page, await another()]
  for (const [index, tab] of tabs.entries()) {
    await signIn(tab, site, buyers[index]?.email ?? '', buyers[index]?.password)
    await tab.goto('/checkout')
    await expect(payButton(tab, t)).toBeEnabled()
  }
  await Promise.all(tabs.map((tab) => payButton(tab, t).click()))
  const outcomes = await Promise.all(
    tabs.map(async (tab) => {
      const bought = tab.getByRole('heading', { name: t('orders:confirmation.title') })
      const refused = tab.getByText(t('cart:checkout.notEnough'))
      await expect(bought.or(refused).first()).toBeVisible()
      return (await bought.isVisible()) ? 'bought' : 'refused'
    }),
  )
  expect(outcomes.sort()).toEqual(['bought', 'refused'])
  const orders = await Promise.all(buyers.map(({ session }) => site.ordersOf(session)))
  expect(orders.flat()).toHaveLength(1)
})
