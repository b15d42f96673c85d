import type { Page } from '@playwright/test'
import { signIn } from '../support/people.ts'
import type { Site } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { consentWithoutAnswer } from '../support/visitor.ts'
import { coveredControls } from './covered-controls.ts'

// Once, whatever the language: Vietnamese words are the longer ones.
test.skip(({ language }) => language !== 'vi')

test.describe('coveredControls', () => {
  const bar = '<div style="position: fixed; inset: auto 0 0; height: 80px"><button>Mua ngay</button></div>'
  const banner =
    '<section class="banner" style="position: fixed; inset: auto 0 0; height: 90px; background: #eee"></section>'
  const tall = (content: string) => `<div style="height: 3000px">${content}</div>`

  const cases: [string, string, string[]][] = [
    ['a bar under a banner is told', bar + banner, ['button "Mua ngay" is covered by section.banner']],
    ['a bar on its own is reached', bar, []],
    ['what scrolls out from under a banner is reached', tall('<button>Xem</button>') + banner, []],
    [
      'the end of a page under a banner is told',
      `<div style="height: 2000px"></div><a href="/licenses">Giấy phép</a>${banner}`,
      ['a "Giấy phép" is covered by section.banner'],
    ],
    ['a check box is pressed by its label', '<label><input type="checkbox"> Đồng ý</label>', []],
    [
      'a disabled button is left out',
      `<div style="position: fixed; inset: auto 0 0"><button disabled>Mua</button></div>${banner}`,
      [],
    ],
    [
      'a toast may not lie over what stays in place',
      '<header style="position: fixed"><button>Chuông</button></header><div class="ui-toast-region" style="position: fixed; inset: 0 0 auto; height: 90px"></div>',
      ['button "Chuông" is covered by div.ui-toast-region'],
    ],
    [
      'a toast may lie over what scrolls',
      '<button>Xem</button><div class="ui-toast-region" style="position: fixed; inset: 0 0 auto; height: 90px"></div>',
      [],
    ],
  ]
  for (const [fact, html, faults] of cases)
    test(fact, async ({ page }) => {
      await page.setContent(`<!doctype html><body>${html}</body>`)
      expect(await coveredControls(page)).toEqual(faults)
    })
})

const widths = [360, 390, 412]

interface Visit {
  name: string
  who: string | null
  path: (site: Site) => Promise<string>
}

const fixed = (name: string, path: string, who: string | null = null): Visit => ({
  name,
  who,
  path: () => Promise.resolve(path),
})

const customer = 'customer@chonoi.test'

async function productPath(site: Site): Promise<string> {
  const [product] = await site.products('search=bat&inStock=true&limit=1')
  return `/products/${product?.slug}`
}

async function filledCheckout(site: Site): Promise<string> {
  const session = await site.signIn(customer)
  const [product] = await site.products('inStock=true&sortBy=price&sortOrder=asc&limit=1')
  await site.addToCart(session, { id: product?.id ?? '' })
  return '/checkout'
}

/** The page of the newest order that a user sees at this list. */
const orderPath =
  (who: string, list: string, pathOf: (id: string) => string) =>
  async (site: Site): Promise<string> => {
    const { order } = await site.idsOf(await site.signIn(who), { order: list })
    return pathOf(order ?? '')
  }

/** One page of each kind; the crawl looks at all others at one width. */
const visits: Visit[] = [
  fixed('the home page', '/'),
  fixed('the products', '/products'),
  { name: 'a product', who: null, path: productPath },
  fixed('the cart', '/cart'),
  fixed('the home page', '/', customer),
  { name: 'a product', who: customer, path: productPath },
  { name: 'the checkout', who: customer, path: filledCheckout },
  fixed('the cart', '/cart', customer),
  {
    name: 'a confirmation',
    who: customer,
    path: orderPath(customer, '/orders/my-orders', (id) => `/orders/${id}/confirmation`),
  },
  { name: 'an order', who: customer, path: orderPath(customer, '/orders/my-orders', (id) => `/orders/${id}`) },
  {
    name: 'an order of a shop',
    who: 'seller@chonoi.test',
    path: orderPath('seller@chonoi.test', '/orders/management/all', (id) => `/seller/orders/${id}`),
  },
  fixed('a list of the back office', '/admin/orders', 'admin@chonoi.test'),
]

for (const { name, who, path } of visits)
  test(`${name}, ${who ?? 'for a visitor'}: at 360, 390 and 412 px no banner, bar or toast covers a control`, async ({
    browser,
    baseURL,
    language,
    site,
    t,
  }) => {
    const address = await path(site)
    const context = await browser.newContext({
      storageState: consentWithoutAnswer(language, baseURL ?? ''),
      ...{
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      },
    })
    const page = await context.newPage()
    if (who) await signIn(page, site, who)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const cookies = page.getByRole('region', { name: t('cookies:banner.label') })
    await expect(cookies).toBeVisible()
    await showToast(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 })
      expect(await coveredControls(page), `${width} px, with the cookie banner`).toEqual([])
    }
    await cookies.getByRole('button', { name: t('cookies:essentialOnly') }).click()
    await expect(cookies).toBeHidden()
    await page.evaluate(() => dispatchEvent(new CustomEvent('update-available', { detail: { use: () => {} } })))
    await expect(page.getByRole('region', { name: t('shell:update.available') })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await coveredControls(page), '360 px, with a new version').toEqual([])
    await context.close()
  })

/**
 * A toast as the kit draws it, which stays: the site's own would go before all of the page is seen. Made element by element,
 * as the site's policy takes no markup.
 */
async function showToast(page: Page): Promise<void> {
  await page.evaluate(() => {
    const parts = [
      ['section', 'ui-toast-region'],
      ['ol', 'ui-toast-list'],
      ['li', 'ui-toast'],
      ['p', 'ui-toast-text'],
    ] as const
    let parent: Element = document.body
    for (const [name, look] of parts) {
      const part = document.createElement(name)
      part.className = look
      parent.append(part)
      parent = part
    }
    parent.textContent = 'Đã lưu địa chỉ'
  })
}
