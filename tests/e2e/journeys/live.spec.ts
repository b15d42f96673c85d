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
  const before = await page.evaluate(() => performance.timeOrigin)
  streams.length = 0
  await site.call(seller, 'PUT', `/orders/${order.id}/status`, { status: 'CONFIRMED' })
  for (const tab of [page, second]) await expect(tab.getByRole('main').getByText(said, { exact: true })).toBeVisible()
  for (const texts of heard) await expect.poll(() => texts).toContain(t('shell:live.page'))
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(before)
  expect(streams).toEqual([])
})

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
