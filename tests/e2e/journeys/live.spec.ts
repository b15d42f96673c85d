import type { Deposit } from '@chonoi/contract'
import { formatMoney } from '@chonoi/i18n'
import type { Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('an order changes in two tabs without a reload, over one stream', async ({ page, context, site, t }) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/v1/events') streams.push(request.url())
  })
  const customer = await site.newCustomer(500_000_000)
  const shop = await site.call<{ id: string }>(null, 'GET', '/tenants/public/slug/gom-bat-trang')
  const [cheap] = await site.products(`tenantId=${shop.id}&inStock=true&sortBy=price&sortOrder=asc&limit=1`)
  const order = await site.placedOrder(customer.session, { id: cheap?.id ?? '' })
  const seller = await site.signIn('seller@chonoi.test')
  await signIn(page, site, customer.email, customer.password)
  await page.goto(`/orders/${order.id}`)
  const second = await context.newPage()
  await second.goto(`/orders/${order.id}`)
  const said = t('orders:event.CONFIRMED')
  const heard: string[][] = []
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(order.orderNumber)
    await expect(tab.getByRole('main').getByText(said, { exact: true })).toHaveCount(0)
    heard.push(await hearAnnouncements(tab))
  }
  // The stream of the tab that came first goes on.
  const before = await openedAt(page)
  streams.length = 0
  await site.call(seller, 'PUT', `/orders/${order.id}/status`, { status: 'CONFIRMED' })
  for (const tab of [page, second]) await expect(tab.getByRole('main').getByText(said, { exact: true })).toBeVisible()
  for (const texts of heard) await expect.poll(() => texts).toContain(t('shell:live.page'))
  expect(await openedAt(page)).toBe(before)
  expect(streams).toEqual([])
})

test('a visitor who looks at the last piece of a product sees that somebody else bought it', async ({
  page,
  site,
  t,
}) => {
  const shop = await site.signIn('shopadmin@chonoi.test')
  const product = await site.productWithStock(shop, 1, `Chiếu cói ${Date.now().toString(36)}`)
  const buyer = await site.newCustomer(50_000_000)
  await page.goto(`/products/${product.slug}`)
  const stock = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: t('products:detail.lowStock', { count: 1 }) })
  await expect(stock).toBeVisible()
  const opened = await openedAt(page)
  await site.placedOrder(buyer.session, product)
  await expect(page.getByRole('main').getByRole('status').getByText(t('products:detail.soldOut'))).toBeVisible()
  await expect(stock).toHaveCount(0)
  expect(await openedAt(page)).toBe(opened)
})

test('the wallet shows a deposit as soon as an administrator decides on it', async ({ page, site, t }) => {
  const customer = await site.newCustomer()
  const asked = { amountInCents: 48_000_000, paymentMethod: 'BANK_TRANSFER' }
  const deposit = await site.call<Deposit>(customer.session, 'POST', '/deposits', asked)
  await signIn(page, site, customer.email, customer.password)
  await page.goto('/wallet')
  const available = page
    .getByRole('main')
    .locator('dl')
    .filter({ has: page.getByText(t('wallet:balance.available'), { exact: true }) })
    .locator('dd')
    .first()
  await expect(available).toHaveText(formatMoney(0))
  const opened = await openedAt(page)
  const decision = { status: 'COMPLETED', actualAmountInCents: asked.amountInCents }
  await site.call(await site.signIn('admin@chonoi.test'), 'PUT', `/admin/deposits/${deposit.id}/process`, decision)
  await expect(available).toHaveText(formatMoney(asked.amountInCents))
  expect(await openedAt(page)).toBe(opened)
})

test('what happened while a browser had no network is there when it has one again', async ({
  page,
  context,
  site,
  t,
}) => {
  const customer = await site.newCustomer(500_000_000)
  const shop = await site.call<{ id: string }>(null, 'GET', '/tenants/public/slug/gom-bat-trang')
  const [cheap] = await site.products(`tenantId=${shop.id}&inStock=true&sortBy=price&sortOrder=asc&limit=1`)
  const order = await site.placedOrder(customer.session, { id: cheap?.id ?? '' })
  const seller = await site.signIn('seller@chonoi.test')
  await signIn(page, site, customer.email, customer.password)
  const following = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/v1/events')
  await page.goto(`/orders/${order.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber)
  await following
  const opened = await openedAt(page)
  await context.setOffline(true)
  await site.call(seller, 'PUT', `/orders/${order.id}/status`, { status: 'CONFIRMED' })
  const said = page.getByRole('main').getByText(t('orders:event.CONFIRMED'), { exact: true })
  const reaches = () =>
    page.evaluate(() =>
      fetch('/robots.txt', { cache: 'no-store' }).then(
        () => true,
        () => false,
      ),
    )
  expect(await reaches()).toBe(false)
  await expect(said).toHaveCount(0)
  await context.setOffline(false)
  await expect(said).toBeVisible()
  expect(await openedAt(page)).toBe(opened)
})

/** When the document was opened: another time after a reload. */
const openedAt = (page: Page) => page.evaluate(() => performance.timeOrigin)

/** Collects what screen readers are told on an open page; each text is there for a second only. */
async function hearAnnouncements(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction('hearAnnouncement', (text: string) => void heard.push(text))
  await page.evaluate(() => {
    const { hearAnnouncement } = window as unknown as { hearAnnouncement: (text: string) => void }
    const hear = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) hearAnnouncement(node.textContent ?? '')
    })
    for (const region of document.querySelectorAll('[data-live-announcer]')) hear.observe(region, { childList: true })
  })
  return heard
}
