import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { addChonoiResources } from './add-resources.ts'
import { createI18n } from './create-i18n.ts'
import { loadNamespaces, switchLanguage } from './load-namespaces.ts'
import type { NamespaceWords } from './namespaces.ts'
import { problemText } from './problem-text.ts'
import type { Translation } from './translation.ts'

const cart: Pick<Translation<NamespaceWords['cart']>, 'title' | 'items_one' | 'items_other'> = {
  title: 'Panier',
  items_one: '{{count, number}} article dans le panier',
  items_other: '{{count, number}} articles dans le panier',
}

test("addChonoiResources: keeps the texts of a host's instance and adds ours", async () => {
  const host = createInstance()
  await host.init({ lng: 'en', resources: { en: { app: { home: { title: 'My application' } } } } })
  await addChonoiResources(host, 'en', ['cart', 'errors'])
  const t = host.t as (key: string, values?: object) => string
  expect(t('app:home.title')).toBe('My application')
  expect(t('cart:title')).toBe('Cart')
  expect(t('cart:checkout.title')).toBe('Check out')
  expect(t('cart:items', { count: 1234 })).toBe('1,234 items in the cart')
  expect(problemText(host, 'amount.too_large', { max: 50_000_000 })).toBe('The largest amount is 50.000.000\u00a0₫')
  expect(host.hasResourceBundle('vi', 'cart')).toBe(false)
})

test('addChonoiResources: adds only what is missing on a second call', async () => {
  const host = createInstance()
  await host.init({ lng: 'vi', resources: {} })
  await addChonoiResources(host, 'vi', ['cart'])
  host.addResource('vi', 'cart', 'title', 'Giỏ của tôi')
  await addChonoiResources(host, 'vi', ['cart', 'shops'])
  expect((host.t as (key: string) => string)('cart:title')).toBe('Giỏ của tôi')
  expect(host.hasResourceBundle('vi', 'shops')).toBe(true)
})

test('a tenant adds a third language: English is the fallback for missing texts', async () => {
  const missing: string[] = []
  const i18n = createI18n('fr', (name) => missing.push(name))
  i18n.addResourceBundle('fr', 'cart', cart)
  await loadNamespaces(i18n, 'fr', ['cart'])
  expect(i18n.t('cart:title')).toBe('Panier')
  expect(i18n.t('cart:items', { count: 1234.5 })).toBe(
    `${new Intl.NumberFormat('fr').format(1234.5)} articles dans le panier`,
  )
  expect(i18n.t('cart:empty')).toBe('Your cart is empty')
  expect(missing).toEqual([])
})

test('switchLanguage: switches to a third language as to a built-in one', async () => {
  const i18n = createI18n('vi')
  await loadNamespaces(i18n, 'vi', ['cart', 'common'])
  i18n.addResourceBundle('fr', 'cart', cart)
  await switchLanguage(i18n, 'fr')
  expect([i18n.t('cart:title'), i18n.t('cart:empty'), i18n.t('action.save')]).toEqual([
    'Panier',
    'Your cart is empty',
    'Save',
  ])
  await switchLanguage(i18n, 'vi')
  expect(i18n.t('cart:title')).toBe('Giỏ hàng')
})
