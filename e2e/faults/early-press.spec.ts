import { expect, test } from '../support/test.ts'

test('a press before the script of the page is there is done once it is', async ({ page, site, t }) => {
  const [first] = await site.products('inStock=true&search=bat&limit=1')
  let letThrough = () => {}
  const pressed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto(`/products/${first?.slug}`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: t('products:detail.addToCart') }).click()
  letThrough()
  await expect(
    page.getByRole('banner').getByRole('button', { name: t('shell:cart.label', { count: 1 }) }),
  ).toBeVisible()
})
