import { signIn } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const nobody = '00000000-0000-4000-8000-00000000dead'

for (const path of [
  '/khong-co-trang-nay',
  `/products/${nobody}`,
  '/products/khong-co-san-pham-nay',
  '/marketplace/tenant/khong-co-gian-hang-nay',
]) {
  test(`[ROUTE-18] ${path} answers 404 with the not-found screen`, async ({ page, t }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: t('shell:access.notFoundTitle') })).toBeVisible()
    await expect(page).toHaveTitle(`${t('shell:access.notFoundTitle')} | Chợ Nổi`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.getByRole('main').getByRole('link', { name: t('common:action.goHome') })).toHaveAttribute(
      'href',
      '/',
    )
  })
}

test("another user's order is indistinguishable from a missing one", async ({ page, site, t }) => {
  const owner = await site.signIn('customer@chonoi.test')
  const [foreign] = await site.ordersOf(owner)
  const stranger = await site.newCustomer()
  await signIn(page, site, stranger.email, stranger.password)
  const words: string[] = []
  for (const id of [foreign?.id ?? '', nobody]) {
    await page.goto(`/orders/${id}`)
    await expect(page.getByRole('main').getByRole('heading', { name: t('shell:access.notFoundTitle') })).toBeVisible()
    words.push(await page.getByRole('main').innerText())
  }
  expect(words[0]).toBe(words[1])
})
