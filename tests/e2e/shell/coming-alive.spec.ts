import type { Page } from '@playwright/test'
import { accountMenu, passwordBox, signInLink } from '../support/people.ts'
import { demoPassword } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    formattersAskedFor: string[]
  }
}

/** Opens a server-rendered page whose scripts are held back until released. */
async function openWithoutScripts(page: Page, path: string) {
  const { promise: letThrough, resolve: letScriptsThrough } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await letThrough
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return { letScriptsThrough }
}

test('scrolling before hydration is kept', async ({ page, t }) => {
  const { letScriptsThrough } = await openWithoutScripts(page, '/products')
  await page.evaluate(() => scrollTo(0, 500))
  letScriptsThrough()
  await expect(signInLink(page, t)).toBeVisible()
  // The router's own look at the place follows its first rendering.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

test('a reload restores the scroll position', async ({ page, t }) => {
  await page.goto('/products')
  await expect(signInLink(page, t)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await page.reload()
  await expect(signInLink(page, t)).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test('a link pressed before hydration is followed', async ({ page }) => {
  await openWithoutScripts(page, '/products')
  await page.getByRole('main').locator('a[href^="/products/"]').first().click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/products\/./)
})

test('a button pressed before hydration works', async ({ page, site, t }) => {
  const [product] = await site.products('inStock=true&sortBy=price&sortOrder=desc&limit=1')
  const { letScriptsThrough } = await openWithoutScripts(page, `/products/${product?.id}`)
  await page.getByRole('button', { name: t('products:detail.addToCart') }).click()
  letScriptsThrough()
  await expect(page.getByText(t('products:detail.added'))).toBeVisible()
})

test('a sort order chosen before hydration applies to the list', async ({ page, t }) => {
  const { letScriptsThrough } = await openWithoutScripts(page, '/products')
  await page.getByRole('combobox', { name: t('products:sort.label') }).selectOption('price.asc')
  letScriptsThrough()
  await expect(page).toHaveURL(/sortBy=price/)
  await expect(page.getByRole('combobox', { name: t('products:sort.label') })).toHaveValue('price.asc')
})

test('a filter pressed before hydration narrows the list', async ({ page, t }) => {
  const { letScriptsThrough } = await openWithoutScripts(page, '/products')
  const used = page.getByRole('radio', { name: t('products:condition.USED') })
  await used.click()
  letScriptsThrough()
  await expect(page).toHaveURL(/condition=USED/)
  await expect(used).toBeChecked()
})

test('a search typed before hydration is kept and can be sent', async ({ page, t }) => {
  const { letScriptsThrough } = await openWithoutScripts(page, '/products')
  const box = page.getByRole('banner').getByRole('combobox', { name: t('shell:search.label') })
  await box.fill('áo thun')
  letScriptsThrough()
  await expect(signInLink(page, t)).toBeVisible()
  await expect(box).toHaveValue('áo thun')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=%C3%A1o/i)
})

test('a syllable composed by an input method during hydration stays intact', async ({ page, t }) => {
  const { letScriptsThrough } = await openWithoutScripts(page, '/products')
  const box = page.getByRole('banner').getByRole('combobox', { name: t('shell:search.label') })
  await box.focus()
  const inputMethod = await page.context().newCDPSession(page)
  await inputMethod.send('Input.imeSetComposition', { text: 'gô', selectionStart: 2, selectionEnd: 2 })
  letScriptsThrough()
  await expect(signInLink(page, t)).toBeVisible()
  await inputMethod.send('Input.imeSetComposition', { text: 'gốm', selectionStart: 3, selectionEnd: 3 })
  await inputMethod.send('Input.insertText', { text: 'gốm' })
  await expect(box).toHaveValue('gốm')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=g%E1%BB%91m$/i)
})

test('a search submitted before hydration shows its results', async ({ page, t }) => {
  await openWithoutScripts(page, '/products')
  const box = page.getByRole('banner').getByRole('combobox', { name: t('shell:search.label') })
  await box.fill('áo thun')
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=%C3%A1o/i)
})

test('a name and a password typed before hydration are submitted', async ({ page, t }) => {
  const { letScriptsThrough } = await openWithoutScripts(page, '/login')
  await page
    .getByRole('main')
    .getByRole('textbox', { name: new RegExp(`^${t('forms:email.label')}`) })
    .fill('customer@chonoi.test')
  await passwordBox(page, t).fill(demoPassword)
  letScriptsThrough()
  await page
    .getByRole('main')
    .getByRole('button', { name: t('common:action.signIn'), exact: true })
    .click()
  await expect(accountMenu(page, t)).toBeVisible()
})

test('a price typed before hydration narrows the list', async ({ page, t }) => {
  const { letScriptsThrough } = await openWithoutScripts(page, '/products')
  const least = page.getByRole('textbox', { name: t('products:filter.priceMin') })
  await least.fill('200000')
  letScriptsThrough()
  await expect(signInLink(page, t)).toBeVisible()
  await expect(least).toHaveValue('200.000')
  await least.press('Enter')
  await expect(page).toHaveURL(/priceMin=20000000/)
})

test('React runs in a task before that of the rest of the scripts', async ({ request }) => {
  const page = await (await request.get('/products')).text()
  expect(page).toMatch(
    /import\('\/assets\/react-root-[^/']+\.js'\)\)\)\.then\(function \(\) \{\s*setTimeout\(function \(\) \{ import\('\/assets\/index-/,
  )
})

/** Records uses of formatters and locales: a browser's first one loads every language it supports. */
function noteFormatters() {
  window.formattersAskedFor = []
  for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'Collator', 'Locale'] as const) {
    const note = <Value>(value: Value) => {
      window.formattersAskedFor.push(`${name} ${new Error().stack?.split('\n').at(3)?.trim()}`)
      return value
    }
    Object.defineProperty(Intl, name, {
      value: new Proxy<object>(Intl[name], {
        construct: (formatter, given) => note(Reflect.construct(formatter as typeof Object, given)),
        apply: (formatter, self, given) => note(Reflect.apply(formatter as typeof Object, self, given)),
        get: (formatter, key) =>
          key === 'supportedLocalesOf' ? note(Reflect.get(formatter, key)) : Reflect.get(formatter, key),
      }),
    })
  }
}

for (const path of ['/', '/products', '/marketplace']) {
  test(`${path} hydrates without formatters, whose first use takes a phone a tenth of a second`, async ({
    page,
    t,
  }) => {
    await page.addInitScript(noteFormatters)
    await page.goto(path)
    await expect(signInLink(page, t)).toBeVisible()
    expect(await page.evaluate(() => window.formattersAskedFor)).toEqual([])
  })
}
