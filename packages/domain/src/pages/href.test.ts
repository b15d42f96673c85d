import { expect, expectTypeOf, test } from 'vitest'
import { href, type PageHref } from './href.ts'

test('href: fills in parameters and appends the query, encoded', () => {
  expect(href('/cart')).toBe('/cart')
  expect(href('/seller/orders/$orderId', { orderId: 'a/b' })).toBe('/seller/orders/a%2Fb')
  expect(href('/orders/$orderId/confirmation', { orderId: 'o1' })).toBe('/orders/o1/confirmation')
  expect(href('/products', { query: { categoryId: 'c1', search: 'áo thun', page: 2 } })).toBe(
    '/products?categoryId=c1&search=%C3%A1o%20thun&page=2',
  )
})

test('href: an unknown path, a missing or an unknown parameter does not compile', () => {
  // @ts-expect-error No such page.
  href('/ordrs')
  // @ts-expect-error The parameter is missing.
  href('/orders/$orderId')
  // @ts-expect-error The parameter has another name.
  href('/orders/$orderId', { id: 'o1' })
  // @ts-expect-error The path has no parameter.
  href('/cart', { orderId: 'o1' })
  expectTypeOf<'/orders/o1/confirmation'>().toExtend<PageHref>()
  expectTypeOf<'/products?featured=true'>().toExtend<PageHref>()
  expectTypeOf<'/ordrs'>().not.toExtend<PageHref>()
})
