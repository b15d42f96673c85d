import { adminRoutes, customerRoutes, publicRoutes, sellerRoutes } from '@chonoi/test-browser/routes'
import { signIn } from '../support/people.ts'
import { watchRequests } from '../support/settle.ts'
import { demoPassword } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { writings } from './free-text.ts'
import { lookAt, watchForHarm } from './look.ts'
import { moneyNames } from './seed-money.ts'
import { type HostileMarket, seedHostileMarket } from './seed.ts'

/** Texts that no page shows initially. */
const nowhere = [
  // In the menu of the views of a list.
  'ListView.name',
  // Kept with the category.
  'Category.description',
  // On a later page of the movements of stock.
  'ProductStock.reason',
  // Read in the dialog that decides on a deposit or explains a movement.
  ...['Deposit.notes', 'ManualDeposit.notes', 'DepositTransfer.notes'],
  // Too long to be counted.
  'SearchMiss.text',
  // Mailed.
  ...['ContactMessage.name', 'ContactMessage.message', 'InvoiceEmail.message'],
  // Mailed, and shown to the administrators of the shop.
  ...['Invitation.message', 'TenantInvitation.message'],
  // Of the platform's own tenant, which has no page.
  ...['TenantSettings.name', 'TenantSettings.description', 'TenantSettings.city'],
  // Of a device: newer registrations and changes of it replace the first.
  ...['NotificationDevice', 'PushDevice'].flatMap((thing) =>
    ['deviceName', 'appVersion', 'osVersion'].map((field) => `${thing}.${field}`),
  ),
  'MyPushDevice.deviceName',
  // Of a message to a device, and what a notification carries for programs.
  ...['PushNotification.title', 'PushNotification.body', 'PushNotification.data', 'Notification.data'],
  // Kept with a payment that isn't opened, and left out where a bank account is named.
  ...['PaymentStatus.note', 'Withdrawal.bankName'],
  // On the page of a shop, which isn't visited.
  ...['Tenant.description', 'Tenant.city'],
  // A shop has one of each: the second round replaces them.
  ...['shopName', 'description', 'returnPolicy', 'shippingPolicy'].map((field) => `ShopSettings.${field}`),
  // On a page of super administrators.
  'PlatformSettings.platformDescription',
  // On the page of an article or a category, which these lists lead to, and in its head.
  ...['content', 'metaTitle', 'metaDescription'].map((field) => `Article.${field}`),
  // On the page of an author, which the list of them leads to.
  'Author.bio',
  'NewsCategory.description',
  // Replaced by tags of letters, because the rules refuse others.
  'Bookmark.tags',
  // On the page of a campaign, which the list leads to.
  'Campaign.content',
  // Seen by those who configure gateways only; none of the visitors does.
  ...['GatewayConfig', 'PaymentGatewayConfig'].flatMap((thing) =>
    ['displayName', 'description', 'config'].map((field) => `${thing}.${field}`),
  ),
]

/** The routes, each once for everything that it is a page of. */
const pathsOf = (routes: readonly string[], ids: Readonly<Record<string, readonly string[]>>) =>
  routes.flatMap((route) => {
    const name = /:(\w+)/.exec(route)?.[1]
    return name ? (ids[name] ?? []).map((id) => route.replace(`:${name}`, id)) : [route]
  })

let market: HostileMarket
test.beforeAll(async ({ site }) => {
  market = await seedHostileMarket(site)
})

test('every free-text field is filled with a hostile text', () => {
  // Only a provider's notification makes a mismatch, and only its silence a refund to settle. The reason of a lost second factor is kept for the audit log alone.
  const uncalled = [...writings.keys()].filter((operation) => !market.called.has(operation))
  expect(uncalled.toSorted()).toEqual([
    ...['resetUserTwoFactor', 'resolvePaymentMismatch', 'settleDoubleRefund', 'settleRefund'],
  ])
})

test('a hostile text is text on every page of everybody: nothing runs, nothing is asked for elsewhere, nothing around it moves', async ({
  browser,
  baseURL: origin = '',
  site,
}) => {
  test.setTimeout(300_000)
  const { written, buyers, products, refused } = market
  const texts = [...written.values()]
  const shown = new Set<string>()
  const faults: string[] = []

  async function visit(email: string | null, password: string, paths: readonly string[]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    const harm = await watchForHarm(page, new URL(origin).origin)
    const { settle } = watchRequests(page)
    if (email) await signIn(page, site, email, password)
    for (const path of paths) {
      await page.goto(path)
      await settle()
      const look = await page.evaluate(lookAt, texts)
      for (const text of look.shown) shown.add(text)
      const name = path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id').slice(0, 60)
      faults.push(...[...look.faults, ...(await harm.take())].map((fault) => `${name}: ${fault}`))
    }
    await context.close()
  }

  const ofEverybody = {
    product: [...products, ...refused],
    order: buyers.flatMap(({ orders }) => orders),
    verification: buyers.map(({ verification }) => verification),
    return: buyers.flatMap(({ returns }) => returns),
    ...Object.fromEntries(moneyNames.map((name) => [name, buyers.map(({ money }) => money[name])])),
  }
  const searches = [`/search?q=${encodeURIComponent(texts[0] ?? '')}`, '/products?sortBy=createdAt&sortOrder=desc']
  await Promise.all([
    visit(null, '', [...pathsOf(publicRoutes, { product: products }), ...searches]),
    ...buyers.map(({ email, password, orders, returns, money }) =>
      visit(
        email,
        password,
        pathsOf(customerRoutes, { order: orders, return: returns, payment: [money.payment], deposit: [money.deposit] }),
      ),
    ),
    visit('seller@chonoi.test', demoPassword, pathsOf(sellerRoutes, ofEverybody)),
    visit('admin@chonoi.test', demoPassword, pathsOf(adminRoutes, ofEverybody)),
  ])
  expect(faults).toEqual([])
  const unseen = [...written].filter(([, text]) => !shown.has(text)).map(([what]) => what.replace(/ .*/, ''))
  expect(new Set(unseen)).toEqual(new Set(nowhere))
})

test("the longest name of the platform doesn't widen the pages of a phone", async ({ page, site }) => {
  const platformName = `Chợ ${'Đ'.repeat(96)}`
  await site.call(await site.signIn('superadmin@chonoi.test'), 'PUT', '/admin/platform/settings', { platformName })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/login', '/products']) {
    await page.goto(path)
    await expect(page).toHaveTitle(new RegExp(platformName))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
