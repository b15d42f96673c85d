import { accountMenu, signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[PUSH-01, PUSH-02] Close on the push banner stores that it was dismissed and loads the page again', async ({
  page,
  site,
  t,
}) => {
  // The headless shell says that notifications are denied, and then there is nothing to ask.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'default', configurable: true })
  })
  const customer = await site.newCustomer()
  await signIn(page, site, customer.email, customer.password)
  const dismissed = () => page.evaluate(() => localStorage.getItem('pushBannerDismissed'))
  // The visitors of the other tests have dismissed it.
  await page.evaluate(() => localStorage.removeItem('pushBannerDismissed'))
  await page.goto('/notifications')
  const banner = page.getByRole('region', { name: t('shell:push.bannerTitle') })
  await expect(banner).toBeVisible()
  expect(await dismissed()).toBeNull()
  const loaded = page.waitForEvent('load')
  await banner.getByRole('button', { name: t('common:action.close') }).click()
  await loaded
  expect(await dismissed()).toBe('true')
  // The banner would have come with the session.
  await expect(accountMenu(page, t)).toBeVisible()
  await expect(banner).toHaveCount(0)
  await page.goto('/dashboard')
  await expect(accountMenu(page, t)).toBeVisible()
  await expect(banner).toHaveCount(0)
})
