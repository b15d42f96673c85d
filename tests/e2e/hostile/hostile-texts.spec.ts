import { adminRoutes, customerRoutes, publicRoutes, sellerRoutes } from '@chonoi/test-browser/routes'
import { signIn } from '../support/people.ts'
import { watchRequests } from '../support/settle.ts'
import { demoPassword } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { writings } from './free-text.ts'
import { lookAt, watchForHarm } from './look.ts'
import { MarketOfRun } from './market-of-run.ts'
import { nowhere } from './nowhere.ts'
import { moneyNames } from './seed-money.ts'
import type { HostileMarket } from './seed.ts'

interface Visitor {
  /** Null for a guest. */
  email: string | null
  password: string
  /** The values of `:order` and the like in the routes. */
  ids: Readonly<Record<string, readonly string[]>>
}

const guest = ({ products, written }: HostileMarket): Visitor => {
  const [searched = ''] = written.values()
  return { email: null, password: '', ids: { product: products, search: [encodeURIComponent(searched)] } }
}

const buyer =
  (index: number) =>
  ({ buyers }: HostileMarket): Visitor => {
    const one = buyers[index]
    if (!one) throw new Error('The market has no such buyer.')
    const { email, password, orders, returns, money } = one
    return {
      email,
      password,
      ids: { order: orders, return: returns, payment: [money.payment], deposit: [money.deposit] },
    }
  }

const office =
  (email: string) =>
  ({ buyers, products, refused }: HostileMarket): Visitor => ({
    email,
    password: demoPassword,
    ids: {
      product: [...products, ...refused],
      order: buyers.flatMap(({ orders }) => orders),
      verification: buyers.map(({ verification }) => verification),
      return: buyers.flatMap(({ returns }) => returns),
      ...Object.fromEntries(moneyNames.map((name) => [name, buyers.map(({ money }) => money[name])])),
    },
  })

const searches = ['/search?q=:search', '/products?sortBy=createdAt&sortOrder=desc']
const visitors: readonly (readonly [who: string, routes: readonly string[], (market: HostileMarket) => Visitor])[] = [
  ['a guest', [...publicRoutes, ...searches], guest],
  ['a buyer', customerRoutes, buyer(0)],
  ['a buyer whose texts are one long word', customerRoutes, buyer(1)],
  ['a seller', sellerRoutes, office('seller@chonoi.test')],
  ['an administrator', adminRoutes, office('admin@chonoi.test')],
]

/** Pages per test, roughly. They need a fraction of its timeout, on a slow machine too. */
const maxPages = 12
/** The most pages that a route stands for: two orders and two products per buyer, one of everything else. */
const pagesOf = (route: string) => (/:(order|product)\b/.test(route) ? 4 : route.includes(':') ? 2 : 1)

const parts = visitors.flatMap(([who, routes, visitorIn]) => {
  const all = routes.reduce((sum, route) => sum + pagesOf(route), 0)
  const count = Math.ceil(all / maxPages)
  const groups = Array.from({ length: count }, (): string[] => [])
  let before = 0
  for (const route of routes) {
    groups[Math.floor((before * count) / all)]?.push(route)
    before += pagesOf(route)
  }
  return groups.map((group, index) => ({
    name: `${who.replaceAll(' ', '-')}-${index + 1}`,
    title: `${who}, part ${index + 1} of ${count}`,
    routes: group,
    visitorIn,
  }))
})

/** The routes, each once for everything that it is a page of. */
const pathsOf = (routes: readonly string[], ids: Readonly<Record<string, readonly string[]>>) =>
  routes.flatMap((route) => {
    const name = /:(\w+)/.exec(route)?.[1]
    return name ? (ids[name] ?? []).map((id) => route.replace(`:${name}`, id)) : [route]
  })

// The tests of this file run in order in one worker, which is replaced after a failure. Each opens two windows.
let ofRun: MarketOfRun
let market: HostileMarket
test.beforeAll(async ({ site }) => {
  test.setTimeout(300_000)
  ofRun = new MarketOfRun(test.info().project.outputDir)
  market = await ofRun.readOrSeed(site)
})

test('every free-text field is filled with a hostile text', () => {
  // Only a provider's notification makes a mismatch, and only its silence a refund to settle. The reason of a lost second factor is kept for the audit log alone.
  const uncalled = [...writings.keys()].filter((operation) => !market.called.has(operation))
  expect(uncalled.toSorted()).toEqual([
    ...['resetUserTwoFactor', 'resolvePaymentMismatch', 'settleDoubleRefund', 'settleRefund'],
  ])
})

test.describe('a hostile text is text: nothing runs, nothing is asked for elsewhere, nothing around it moves', () => {
  for (const { name, title, routes, visitorIn } of parts)
    test(title, async ({ browser, baseURL: origin = '', site }) => {
      const texts = [...market.written.values()]
      const { email, password, ids } = visitorIn(market)
      const paths = pathsOf(routes, ids)
      const shown = new Set<string>()
      const faults: string[] = []

      async function visit() {
        const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
        const page = await context.newPage()
        const harm = await watchForHarm(page, new URL(origin).origin)
        const { settle } = watchRequests(page)
        if (email) await signIn(page, site, email, password)
        for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
          await page.goto(path)
          await settle()
          const look = await page.evaluate(lookAt, texts)
          for (const text of look.shown) shown.add(text)
          const route = path.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id').slice(0, 60)
          faults.push(...[...look.faults, ...(await harm.take())].map((fault) => `${route}: ${fault}`))
        }
        await context.close()
      }
      await Promise.all([visit(), visit()])
      ofRun.recordSeen(name, shown)
      expect(faults).toEqual([])
    })
})

test('every hostile text is seen on a page, except for those that no page shows initially', () => {
  const shown = ofRun.seenIn(parts.map(({ name }) => name))
  test.skip(shown === null, 'Not every page was visited in this run.')
  const unseen = [...market.written].filter(([, text]) => !shown?.has(text)).map(([what]) => what.replace(/ .*/, ''))
  const seen = nowhere.filter((what) => !unseen.includes(what))
  if (seen.length > 0) test.info().annotations.push({ type: 'seen all the same', description: seen.join(', ') })
  expect(unseen.filter((what) => !nowhere.includes(what))).toEqual([])
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
