import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('an order and the bell change in two tabs without a reload, over one stream', async ({
  page,
  context,
  site,
  t,
}) => {
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
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(order.orderNumber)
    await expect(tab.getByRole('main').getByText(said, { exact: true })).toHaveCount(0)
  }
  // The stream of the tab that came first goes on.
  const before = await page.evaluate(() => performance.timeOrigin)
  streams.length = 0
  await site.call(seller, 'PUT', `/orders/${order.id}/status`, { status: 'CONFIRMED' })
  for (const tab of [page, second]) {
    await expect(tab.getByRole('main').getByText(said, { exact: true })).toBeVisible({ timeout: 10_000 })
    await expect(tab.locator("[data-live-region='polite']").first()).toContainText(t('shell:live.page'))
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
  expect(streams).toEqual([])
})
