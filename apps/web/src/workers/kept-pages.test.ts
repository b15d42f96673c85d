import { expect, test } from 'vitest'
import { isKept, isOfCatalogue, markedAsKept } from './kept-pages.ts'

const at = (address: string) => isOfCatalogue(new URL(address, 'https://chonoi.test'))

test.each([
  ...['/', '/products', '/products?category=gom&page=2', '/products/binh-hoa', '/marketplace', '/tenants', '/blog'],
  ...['/marketplace/tenant/gom-bat-trang', '/news', '/news/cho-noi', '/articles/cho-noi'],
])('a page of the catalogue is kept: %s', (address) => {
  expect(at(address)).toBe(true)
})

test.each([
  ...[
    '/orders',
    '/cart',
    '/checkout',
    '/wallet',
    '/dashboard',
    '/admin',
    '/seller/products',
    '/auth/login',
    '/invitation',
  ],
  ...['/productsx', '/search?q=gom', '/products?search=thu%E1%BB%91c', '/news/cho-noi?preview=1', '/api/v1/products'],
])('what is of a person, or what a person typed, is not kept: %s', (address) => {
  expect(at(address)).toBe(false)
})

const html = { 'content-type': 'text/html; charset=utf-8' }

test('only whole pages are kept', () => {
  expect(isKept(new Response('', { headers: html }))).toBe(true)
  for (const status of [203, 404, 503]) expect(isKept(new Response('', { status, headers: html }))).toBe(false)
  expect(isKept(new Response('{}', { headers: { 'content-type': 'application/json' } }))).toBe(false)
  const redirected = new Response('', { headers: html })
  Object.defineProperty(redirected, 'redirected', { value: true })
  expect(isKept(redirected)).toBe(false)
})

test('a kept page says when it was rendered, and keeps its policy', async () => {
  const headers = { ...html, date: 'Thu, 26 Nov 2026 03:04:05 GMT', 'content-security-policy': "default-src 'self'" }
  const marked = await markedAsKept(new Response('<!doctype html><html lang="vi"><html>', { headers }))
  expect(await marked.text()).toBe('<!doctype html><html data-kept-at="2026-11-26T03:04:05.000Z" lang="vi"><html>')
  expect(marked.headers.get('content-security-policy')).toBe("default-src 'self'")
})
