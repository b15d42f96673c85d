import { expect, test } from '../support/test.ts'

test('[GEN-01, ROUTE-01] a visitor comes to the home page and goes on to a product', async ({ page, t }) => {
  await page.goto('/')
  const product = page.getByRole('main').locator('a[href^="/products/"]').first()
  await product.click()
  await expect(page).toHaveURL(/\/products\/.+/)
  await expect(page.getByRole('button', { name: t('products:detail.addToCart') })).toBeVisible()
})

test('[ROUTE-02] the product list is filtered by category and sorted by price, and the address says so', async ({
  page,
  t,
}) => {
  await page.goto('/products')
  await expect(page.getByRole('heading', { level: 1, name: t('products:list.title'), exact: true })).toBeVisible()
  const filters = page.getByRole('complementary', { name: t('products:filter.title') })
  const category = filters
    .getByRole('navigation', { name: t('products:filter.category') })
    .getByRole('link')
    .nth(1)
  await category.click()
  await expect(page).toHaveURL(/categoryId=/)
  await page.getByRole('combobox', { name: t('products:sort.label') }).selectOption('price.asc')
  await expect(page).toHaveURL(/sortBy=price/)
  const prices = async () => {
    const shown = await page
      .getByRole('main')
      .locator('article .ui-price-now, article [data-price], article')
      .allInnerTexts()
    return shown.map((text) => Number(/([\d.]+)\s*₫/.exec(text)?.[1]?.replaceAll('.', '')))
  }
  await expect
    .poll(async () => {
      const found = await prices()
      return found.length > 1 && found.every((price, index) => index === 0 || price >= (found[index - 1] ?? 0))
    })
    .toBe(true)
  await page.reload()
  await expect(page.getByRole('combobox', { name: t('products:sort.label') })).toHaveValue('price.asc')
})

test('[ROUTE-04] "ao thun" without marks finds "Áo thun"', async ({ page, t }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: t('shell:search.label') }).fill('ao thun')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=ao(\+|%20)thun/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /áo thun/i })
      .first(),
  ).toBeVisible()
})

test('[ROUTE-04] a search that finds nothing says so and offers a way on', async ({ page, t }) => {
  await page.goto('/search?q=zzzxqqq')
  await expect(page.getByRole('heading', { name: t('products:search.noMatch', { query: 'zzzxqqq' }) })).toBeVisible()
  await page.getByRole('link', { name: t('products:list.all') }).click()
  await expect(page).toHaveURL(/\/products$/)
})

test('[ROUTE-06, ROUTE-07, ROUTE-93, ROUTE-94] the shops are listed, and each has its page with its products', async ({
  page,
  t,
}) => {
  await page.goto('/marketplace')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Gốm Bát Tràng/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/marketplace\/tenant\/gom-bat-trang$/)
  await expect(page.getByRole('heading', { level: 1, name: /Gốm Bát Tràng/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('shops:page.products') })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="/products/"]').first()).toBeVisible()
  await page.goto('/tenants')
  await expect(page.getByRole('heading', { level: 1, name: t('shops:list.title'), exact: true })).toBeVisible()
})

test('[ROUTE-03, ROUTE-05, SHELL-11, CART-02] a visitor fills a cart, which a reload keeps in the browser', async ({
  page,
  site,
  t,
}) => {
  const [first] = await site.products('inStock=true&search=bat&limit=1')
  const product = await site.product(first?.id ?? '')
  await page.goto(`/products/${product.slug}`)
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page.getByRole('button', { name: t('products:detail.addToCart') }).click()
  await expect(page.getByText(t('products:detail.added'))).toBeVisible()
  await expect(
    page.getByRole('banner').getByRole('button', { name: t('shell:cart.label', { count: 1 }) }),
  ).toBeVisible()
  await page.getByRole('link', { name: t('products:detail.viewCart') }).click()
  const line = page.getByRole('listitem').filter({ hasText: product.name })
  await expect(line).toBeVisible()
  await page.reload()
  await expect(line).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  for (const field of ['productId', 'quantity', 'priceInCents', 'lineTotal']) expect(stored).toContain(field)
})

test('a visitor changes the quantity and removes the line from the cart', async ({ page, site, t }) => {
  const [first] = await site.products('inStock=true&sortBy=price&sortOrder=asc&limit=1')
  await page.goto(`/products/${first?.id}`)
  await page.getByRole('button', { name: t('products:detail.addToCart') }).click()
  await expect(page.getByText(t('products:detail.added'))).toBeVisible()
  await page.goto('/cart')
  const line = page.getByRole('listitem').filter({ hasText: first?.name ?? '' })
  const quantity = line.getByRole('spinbutton').or(line.getByRole('textbox'))
  await expect(quantity).toHaveValue('1')
  await quantity.fill('2')
  await quantity.press('Tab')
  await expect(
    page.getByRole('banner').getByRole('button', { name: t('shell:cart.label', { count: 2 }) }),
  ).toBeVisible()
  await line.getByRole('button', { name: t('cart:line.remove', { name: first?.name ?? '' }) }).click()
  await expect(page.getByRole('heading', { name: t('cart:empty') })).toBeVisible()
})
