import type { CDPSession, Page } from '@playwright/test'
import { installedChromium, visitorLaunch } from '@chonoi/test-browser/chromium'
import { signIn } from '../support/people.ts'
import { openPushEndpoint } from '../support/push-endpoint.ts'
import { expect, test } from '../support/test.ts'

// The headless shell says that notifications are denied, whatever was granted.
test.use({
  serviceWorkers: 'allow',
  launchOptions: { ...visitorLaunch, ...(installedChromium && { executablePath: installedChromium }) },
})

const scope = '/firebase-cloud-messaging-push-scope'

/**
 * Gives the page a subscription of the test's endpoint. Chromium asks Google for one, whom a test doesn't reach, so
 * this one answer of the browser is stood in for; permission, worker and its registration are its own.
 */
async function standInForSubscribing(page: Page, subscription: string): Promise<void> {
  await page.addInitScript((json) => {
    let current: PushSubscription | null = null
    const keyOf = (given: PushSubscriptionOptionsInit['applicationServerKey']) => {
      const text = atob(String(given).replaceAll('-', '+').replaceAll('_', '/'))
      return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer
    }
    PushManager.prototype.getSubscription = () => Promise.resolve(current)
    PushManager.prototype.subscribe = ({ applicationServerKey } = {}) => {
      const options = { applicationServerKey: keyOf(applicationServerKey), userVisibleOnly: true }
      current = { ...JSON.parse(json), options, toJSON: () => JSON.parse(json) } as PushSubscription
      return Promise.resolve(current)
    }
  }, subscription)
}

/** Follows the page's workers, and returns how to hand a message to the one of push messages. */
async function followWorkers(cdp: CDPSession, origin: string) {
  const ids = new Map<string, string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) ids.set(new URL(scopeURL).pathname, registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  return async (payload: object) => {
    const registrationId = ids.get(scope)
    if (registrationId === undefined) throw new Error('the worker of push messages is not registered')
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(payload) })
  }
}

/** What the test uses of the worker; the types of workers don't go together with those of pages. */
interface MessagingWorker {
  clients: { openWindow: (url: string) => Promise<null> }
  registration: ServiceWorkerRegistration
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  dispatchEvent: (event: Event) => boolean
}

/** What the system shows for the site. */
const shown = (page: Page) =>
  page.evaluate(async (where) => {
    const registration = await navigator.serviceWorker.getRegistration(where)
    const notifications = (await registration?.getNotifications()) ?? []
    return notifications.map(({ title, body }) => ({ title, body }))
  }, scope)

// The browser's subscription and its connection to Google are stood in for: what the server sent is handed to the real
// worker by the browser's own tools, as its connection would. A press on what the system shows can't be made from
// outside of it, so the worker is told of one, and where it would open a window is read instead.
test('[PUSH-05, PUSH-12, SW-02] a person turns push on, is told of an order by the system, and a press leads to it', async ({
  page,
  context,
  site,
  language,
  t,
}) => {
  const endpoint = await openPushEndpoint()
  await context.grantPermissions(['notifications'])
  await standInForSubscribing(page, endpoint.subscription)
  const cdp = await context.newCDPSession(page)
  const deliver = await followWorkers(cdp, site.origin)
  const customer = await site.newCustomer(500_000_000)
  // What is sent to people is in the language of their account.
  await site.call(customer.session, 'PUT', '/auth/profile', { language })
  const shop = await site.call<{ id: string }>(null, 'GET', '/tenants/public/slug/gom-bat-trang')
  const [cheap] = await site.products(`tenantId=${shop.id}&inStock=true&sortBy=price&sortOrder=asc&limit=1`)
  const order = await site.placedOrder(customer.session, { id: cheap?.id ?? '' })
  const seller = await site.signIn('seller@chonoi.test')

  await test.step('turns it on', async () => {
    await signIn(page, site, customer.email, customer.password)
    await page.goto('/notifications/preferences')
    await page.getByRole('button', { name: t('notifications:devices.enable') }).click()
    await expect(page.getByText(t('notifications:devices.here'))).toBeVisible()
  })

  await test.step('the server encrypts what happened with the order, and says who it is', async () => {
    await site.call(seller, 'PUT', `/orders/${order.id}/status`, { status: 'CONFIRMED' })
    await expect
      .poll(() => endpoint.messages().map(({ payload }) => payload), { timeout: 90_000 })
      .toContainEqual(
        expect.objectContaining({ title: t('notifications:type.ORDER_CONFIRMED'), link: `/orders/${order.id}` }),
      )
    expect(endpoint.messages()[0]?.sender.sub).toMatch(/^mailto:/)
  })

  await test.step('the worker shows it; on a page in view it goes by itself', async () => {
    const title = t('notifications:type.ORDER_CONFIRMED')
    const payload = endpoint.messages().find((message) => message.payload.title === title)?.payload ?? {}
    await deliver(payload)
    const body = t('notifications:type.ORDER_CONFIRMED.text', { orderNumber: order.orderNumber })
    await expect.poll(() => shown(page)).toEqual([{ title, body }])
    await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual([])
    // One that stays. Under the first one's tag, the system's late end of that one could take it away.
    await deliver({ ...payload, tag: 'stays', requireInteraction: true })
    await expect.poll(() => shown(page)).toEqual([{ title, body }])
  })

  await test.step('a press closes it, leads to the order, and is counted', async () => {
    const worker = context.serviceWorkers().find((one) => new URL(one.url()).pathname === '/firebase-messaging-sw.js')
    const reported = context.waitForEvent('request', (request) => request.url().endsWith('/notification-events'))
    const opened = await worker?.evaluate(async () => {
      const self = globalThis as unknown as MessagingWorker
      const wanted = Promise.withResolvers<string>()
      self.clients.openWindow = (url) => {
        wanted.resolve(url)
        return Promise.resolve(null)
      }
      const [notification] = await self.registration.getNotifications()
      if (!notification) throw new Error('nothing is shown')
      self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }))
      return wanted.promise
    })
    expect(opened).toBe(`${site.origin}/orders/${order.id}`)
    expect((await (await reported).response())?.status()).toBe(200)
    await expect.poll(() => shown(page)).toEqual([])
    await page.goto(opened ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.orderNumber)
  })
  await endpoint.close()
})
