import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, openPage } from './support/browser.ts'
import { type Running, start, startMarketplace } from './support/marketplace.ts'
import { build, run } from './support/outside-workspace.ts'
import { root } from './support/published-packages.ts'

const folder = join(inject('outside'), 'tenant-shop')
let browser: Browser
let marketplace: Running
let shop: Running

interface Goods {
  id: string
  name: string
  tenant: { slug: string }
}

/** Loads all products on sale from the marketplace's public API. */
async function goodsOnSale(): Promise<Goods[]> {
  const all: Goods[] = []
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${marketplace.origin}/api/v1/products?limit=50&page=${page}`)
    const { data, pagination } = (await answer.json()) as { data: Goods[]; pagination: { totalPages: number } }
    all.push(...data)
    if (page >= pagination.totalPages) return all
  }
}
let goods: Goods[]

beforeAll(async () => {
  build(folder)
  marketplace = await startMarketplace(join(inject('outside'), 'data'))
  shop = await start(join(folder, 'server.ts'), folder, { MARKETPLACE_URL: marketplace.origin })
  goods = await goodsOnSale()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  await marketplace?.stop()
})

/** Opens a page of the shop and runs the actions. Fails on any console error or failed request. */
async function expectVisit(language: 'vi' | 'en', path: string, visit: (page: Page) => Promise<void>) {
  const { page, complaints } = await openPage(browser)
  await page.addInitScript((value) => localStorage.setItem('language', value), language)
  try {
    await page.goto(shop.origin + path)
    await visit(page).catch((cause: unknown) => {
      throw new Error(`${String(cause)}\nThe page complained: ${complaints.join('\n') || 'of nothing'}`, { cause })
    })
    expect(complaints).toEqual([])
  } finally {
    await page.context().close()
  }
}

const color = (page: Page, token: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }, token)

test('it is installed from tarballs, and its types compile', () => {
  const scope = join(folder, 'node_modules/@chonoi')
  const places = readdirSync(scope).map((name) => realpathSync(join(scope, name)))
  expect(places).toHaveLength(4)
  expect(places.filter((place) => place.startsWith(realpathSync(root)))).toEqual([])
  expect(() =>
    run(folder, process.execPath, [join(folder, 'node_modules/typescript/bin/tsc'), '-p', '.']),
  ).not.toThrow()
})

test('its front page shows what this tenant sells, and nothing else, in its own colour', () =>
  expectVisit('vi', '/', async (page) => {
    await page.getByRole('heading', { level: 1, name: 'Gốm Bát Tràng Nhà Lò' }).waitFor()
    const cards = page.locator('.catalog-card-name')
    await cards.first().waitFor()
    const names = await cards.allTextContents()
    const own = goods.filter(({ tenant }) => tenant.slug === 'gom-bat-trang').map(({ name }) => name)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !own.includes(name))).toEqual([])
    const picture = page.locator('.catalog-card-picture img').first()
    await page.waitForFunction((img) => (img as HTMLImageElement).naturalWidth > 0, await picture.elementHandle())
    expect(await color(page, '--ds-color-primary')).toBe('rgb(154, 59, 27)')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('vi')
  }))

test('a guest puts a product into the cart, in English', () =>
  expectVisit('en', '/', async (page) => {
    const first = page.locator('.catalog-card-name a').first()
    const name = await first.textContent()
    await first.click()
    await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByText('Added to the cart').first().waitFor()
    await page.goto(`${shop.origin}/cart`)
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
    await page
      .getByRole('link', { name: name ?? '' })
      .first()
      .waitFor()
  }))

test("a customer signs in and reaches checkout with the guest's cart", () =>
  expectVisit('vi', '/', async (page) => {
    const first = page.locator('.catalog-card-name a').first()
    const name = (await first.textContent()) ?? ''
    await first.click()
    await page.getByRole('button', { name: 'Thêm vào giỏ' }).click()
    await page.getByText('Đã thêm vào giỏ hàng').first().waitFor()
    await page.goto(`${shop.origin}/login?next=%2Fcheckout`)
    await page.getByLabel('Email').fill('customer@chonoi.test')
    await page.getByLabel(/^Mật khẩu/).fill('Chonoi#2026')
    await page.locator('main').getByRole('button', { name: 'Đăng nhập' }).click()
    await page.waitForURL('**/checkout')
    await page.locator('main').getByText(name).first().waitFor()
  }))

test("another tenant's product isn't here", () => {
  const foreign = goods.find(({ tenant }) => tenant.slug !== 'gom-bat-trang')
  return expectVisit('vi', `/products/${foreign?.id}`, async (page) => {
    await page.getByRole('heading', { name: 'Không tìm thấy trang' }).waitFor()
  })
})

test('paths without a screen in the shop lead to the marketplace', () =>
  expectVisit('vi', '/login', async (page) => {
    const forgot = page.getByRole('link', { name: 'Quên mật khẩu' })
    expect(await forgot.getAttribute('href')).toBe(`${marketplace.origin}/forgot-password`)
  }))
