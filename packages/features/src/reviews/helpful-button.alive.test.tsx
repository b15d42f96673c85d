import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProductReviews } from './product-reviews-card.tsx'

/** The product with the most reviews. */
async function reviewed() {
  const { api } = await demoSession('customer@chonoi.test')
  const { data } = await unwrap(api.GET('/products', { params: { query: { sortBy: 'rating', limit: 50 } } }))
  const [product] = data.toSorted((one, other) => other.ratingCount - one.ratingCount)
  if (!product) throw new Error('The demo has no product.')
  return { id: product.id, name: product.name, tenantId: product.tenant.id }
}
const show = async (more: { as?: string } = {}) =>
  renderScreen(<ProductReviews product={await reviewed()} />, { words: ['reviews', 'forms'], language: 'vi', ...more })

test('a reader finds a review helpful and takes it back; the number follows at once', async () => {
  const { screen } = await show({ as: 'customer@chonoi.test' })
  const first = screen.getByRole('button', { name: /^Hữu ích/, pressed: false }).first()
  await expect.element(first).toBeVisible()
  const button = first.element()
  await first.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => button.textContent).toMatch(/^Hữu ích \(\d+\)$/)
  button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
})

test('a visitor signs in first and comes back to the product', async () => {
  const { screen } = await show()
  await expect
    .element(screen.getByRole('link', { name: /^Hữu ích/ }).first())
    .toHaveAttribute('href', expect.stringMatching(/^\/login\?next=/))
})

test('the reviews are sorted by how many find them helpful', async () => {
  const { screen } = await show()
  await screen.getByRole('radio', { name: 'Hữu ích nhất' }).click()
  await expect.poll(() => votesOf(screen.container)).toEqual(votesOf(screen.container).toSorted((a, b) => b - a))
  await expect.poll(() => votesOf(screen.container)[0]).toBeGreaterThan(0)
})

const votesOf = (container: Element): number[] =>
  [...container.querySelectorAll('article')].map((article) => Number(/\((\d+)\)/.exec(article.textContent)?.[1] ?? 0))
