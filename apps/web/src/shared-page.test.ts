import { expect, test } from 'vitest'
import { sharedPage } from './shared-page.ts'

const origin = 'https://chonoi.vn'
const pageOf = (shared: Record<string, string>) => sharedPage(new URLSearchParams(shared), origin)
const searched = (shared: Record<string, string>) =>
  new URLSearchParams(pageOf(shared)?.slice('/search?'.length)).get('q')

test('sharedPage: a search of the site itself is none', () => {
  expect(pageOf({ q: 'gốm' })).toBeUndefined()
})

test('sharedPage: a text is searched for', () => {
  expect(searched({ text: ' gốm  &\nsứ ' })).toBe('gốm & sứ')
})

test('sharedPage: a page of another site is searched for by its title', () => {
  expect(searched({ title: 'Bình gốm Bát Tràng', url: 'https://vidu.vn/p/1' })).toBe('Bình gốm Bát Tràng')
})

test('sharedPage: what was marked on a page says more than its title', () => {
  expect(searched({ title: 'Trang nào đó', text: 'nón lá Huế', url: 'https://vidu.vn/p/1' })).toBe('nón lá Huế')
})

test('sharedPage: the address in a text is not searched for', () => {
  expect(searched({ text: 'Xem cái này https://vidu.vn/p/1 đẹp lắm' })).toBe('Xem cái này đẹp lắm')
})

test.each([
  [{ url: 'https://vidu.vn/do-gom/binh-hoa-12.html' }, 'binh hoa'],
  [{ text: 'https://vidu.vn/do-gom/binh-hoa-12.html' }, 'binh hoa'],
])('sharedPage: an address alone is searched for by the words in it: %j', (shared, words) => {
  expect(searched(shared)).toBe(words)
})

test.each<Record<string, string>>([
  { url: `${origin}/products/binh-gom?ref=1#x` },
  { text: `Bình đẹp: ${origin}/products/binh-gom?ref=1` },
])('sharedPage: an address of the site is opened: %j', (shared) => {
  expect(pageOf(shared)).toBe('/products/binh-gom?ref=1')
})

test.each(['https://chonoi.vn.evil.vn/products/x', 'https://chonoi.vn//evil.vn', 'javascript:alert(1)', '//evil.vn'])(
  'sharedPage: %s leads to a search, never off the site',
  (url) => {
    expect(pageOf({ title: 'Bình gốm', url })).toBe('/search?q=B%C3%ACnh%20g%E1%BB%91m')
  },
)

test('sharedPage: nothing in what was shared opens the search', () => {
  expect(pageOf({ text: ' ' })).toBe('/search')
})

test('sharedPage: a long text is cut to what a search takes, by whole characters', () => {
  const query = searched({ text: '🏺'.repeat(500) })
  expect([query?.isWellFormed(), [...(query ?? '')].length]).toEqual([true, 200])
})
