import { accountMenu, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[PUSH-01, PUSH-02] push is asked on the confirmation of an order; "Not now" is stored, and the page stays as it is', async ({
  page,
  site,
  t,
}) => {
  // The headless shell says that notifications are denied, and then there is nothing to ask.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default', configurable: true })
  })
  const customer = await site.newCustomer(50_000_000)
  const order = await site.placedOrder(customer.session)
  await signIn(page, site, customer.email, customer.password)
  const dismissed = () => page.evaluate(() => localStorage.getItem('pushBannerDismissed'))
  // The visitors of the other tests have dismissed it.
  await page.evaluate(() => localStorage.removeItem('pushBannerDismissed'))
  const question = page.getByRole('heading', { name: t('shell:push.title') })
  await page.goto('/notifications')
  await expect(accountMenu(page, t)).toBeVisible()
  await expect(question).toHaveCount(0)
  await page.goto(`/orders/${order.id}/confirmation`)
  await expect(question).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('button', { name: t('shell:push.dismiss') }).click()
  await expect(question).toHaveCount(0)
  expect(await dismissed()).toBe('true')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: t('orders:confirmation.title') })).toBeVisible()
  await expect(question).toHaveCount(0)
})
