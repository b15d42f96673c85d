import { unwrap } from '@chonoi/api-client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { PublicProductScreen } from './public-product-screen.tsx'

afterEach(() => document.documentElement.style.removeProperty('font-size'))

async function buttonsAt(width: number, language: 'vi' | 'en', text = '100%') {
  await page.viewport(width, 800)
  const { api } = await demoSession('customer@chonoi.test')
  const { data } = await unwrap(api.GET('/products', { params: { query: { limit: 1 } } }))
  const { screen } = await renderScreen(<PublicProductScreen productId={data[0]?.slug ?? ''} />, {
    ...{ words: ['products', 'catalog', 'reviews', 'questions', 'shops'], language, as: 'customer@chonoi.test' },
  })
  const names = language === 'vi' ? ['Thêm vào giỏ', 'Mua ngay'] : ['Add to cart', 'Buy now']
  const found = names.map((name) => screen.getByRole('button', { name, exact: true }))
  for (const button of found) await expect.element(button).toBeVisible()
  // The site has a size of its own by then.
  document.documentElement.style.fontSize = text
  return found.map((button) => button.element())
}

/** The lines that the label of a button takes. */
const linesOf = (button: Element) =>
  new Set([...(button.querySelector('.ui-button-label')?.getClientRects() ?? [])].map(({ top }) => top)).size
const topOf = (button: Element | undefined) => button?.getBoundingClientRect().top

test.each([360, 768, 1024, 1280].flatMap((width) => [[width, 'vi'] as const, [width, 'en'] as const]))(
  'at %i pixels in %s the two buttons stand side by side, each on one line',
  async (width, language) => {
    const [add, buy] = await buttonsAt(width, language)
    expect([add, buy].map((button) => button && linesOf(button))).toEqual([1, 1])
    expect(topOf(add)).toBe(topOf(buy))
  },
)

test('with text of twice the size they stand one below the other on a phone, each on one line', async () => {
  const [add, buy] = await buttonsAt(360, 'vi', '200%')
  expect([add, buy].map((button) => button && linesOf(button))).toEqual([1, 1])
  expect(topOf(buy)).toBeGreaterThan(topOf(add) ?? 0)
})

test('a quantity that is not in stock is refused in words, and the press that left the box adds nothing', async () => {
  await page.viewport(1280, 800)
  const { api } = await demoSession('customer@chonoi.test')
  const { data } = await unwrap(api.GET('/products', { params: { query: { limit: 1, inStock: true } } }))
  const { screen, network } = await renderScreen(<PublicProductScreen productId={data[0]?.slug ?? ''} />, {
    ...{ words: ['products', 'catalog', 'reviews', 'questions', 'shops'], as: 'customer@chonoi.test' },
  })
  const box = screen.getByRole('spinbutton', { name: 'Quantity' })
  const added = () => network.calls.filter((call) => call === 'POST /cart')
  await box.fill('100000')
  await screen.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect.element(screen.getByText(/^Please enter a whole number from 1 to|^Only 1 is possible/)).toBeVisible()
  await expect.element(box).toHaveValue(1)
  expect(added()).toEqual([])
  await screen.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await expect.poll(added).toHaveLength(1)
})
