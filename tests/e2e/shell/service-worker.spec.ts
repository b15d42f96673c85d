import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const pushScope = '/firebase-cloud-messaging-push-scope'

test('[SW-01] without a network the site says so, and works again with one', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await context.setOffline(true)
  await page.goto('/products')
  await expect(page.getByRole('heading', { name: 'Không có mạng' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Thử lại' }).click()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[SW-01] no page and no answer of the API is kept', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/offline')
  expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([])
})

/** Hands a message to the push worker as the browser does when its push service calls. */
async function deliver(page: Page, message: object) {
  const devtools = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith(pushScope))
      if (found) resolve(found.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registrationId,
    data: JSON.stringify(message),
  })
}

test('[SW-02] a push message is shown by the messaging worker', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/')
  // The site's policy lets scripts name a worker.
  await page.waitForFunction(() =>
    Boolean((window as { trustedTypes?: { defaultPolicy?: unknown } }).trustedTypes?.defaultPolicy),
  )
  await page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.register('/firebase-messaging-sw.js', { scope })
    const worker = registration.installing ?? registration.waiting
    if (worker && !registration.active)
      await new Promise((resolve) => {
        worker.addEventListener('statechange', () => registration.active && resolve(null))
      })
  }, pushScope)
  const message = { title: 'Đơn đang được giao', body: 'Đơn CN-7', link: '/orders', tag: 't', data: {} }
  await deliver(page, { ...message, requireInteraction: true })
  const shown = () =>
    page.evaluate(async (scope) => {
      const registration = await navigator.serviceWorker.getRegistration(scope)
      return ((await registration?.getNotifications()) ?? []).map(({ title, body }) => ({ title, body }))
    }, pushScope)
  await expect.poll(shown).toEqual([{ title: message.title, body: message.body }])
})
