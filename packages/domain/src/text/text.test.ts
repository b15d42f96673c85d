import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsFolded, foldVietnamese } from './fold-vietnamese.ts'
import { inOneLine } from './one-line.ts'
import { isReservedSlug, isSlug, longestSlug, numberedSlug, slugFrom } from './slug.ts'

test.each([
  ['Áo thun', 'ao thun'],
  ['Điện thoại', 'dien thoai'],
  ['ĐƯỜNG Nguyễn Huệ', 'duong nguyen hue'],
  ['Gốm Bát Tràng: Ữ Ặ Ể', 'gom bat trang: u a e'],
])('%s folds to %s', (text, folded) => {
  expect(foldVietnamese(text)).toBe(folded)
  expect(foldVietnamese(text.normalize('NFD'))).toBe(folded)
})

test('a query without diacritics matches text with them', () => {
  expect(containsFolded('Nước mắm Phú Quốc', ' nuoc MAM ')).toBe(true)
  expect(containsFolded('Nước mắm', 'tuong')).toBe(false)
  expect(containsFolded('anything', '')).toBe(true)
})

test.each([
  ['Hello World', 'hello-world'],
  ['10 Tips -- for  2026!', '10-tips-for-2026'],
  ['C++ & Rust_lang', 'c-rustlang'],
  ['Áo thun', 'ao-thun'],
  ['Đồ gỗ', 'do-go'],
  ['  - leading', 'leading'],
  ['!!!', ''],
])('the title %j gives the slug %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test('a slug is at most 120 characters, cut between words', () => {
  const slug = slugFrom('gạch '.repeat(60))
  expect(slug.length).toBeLessThanOrEqual(longestSlug)
  expect(slug.endsWith('-gach')).toBe(true)
  expect(slugFrom('a'.repeat(300))).toHaveLength(longestSlug)
})

test('for any title, the slug is empty or valid, and slugging it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const slug = slugFrom(title)
      expect(slug === '' || isSlug(slug)).toBe(true)
      expect(slugFrom(slug)).toBe(slug)
    }),
  )
})

test('words of routes are reserved', () => {
  expect(['new', 'edit', 'categories', 'public', 'stats', 'bulk', 'slug'].every(isReservedSlug)).toBe(true)
  expect(isReservedSlug('ao-thun')).toBe(false)
})

test('a taken slug gets a number and stays within its length', () => {
  expect([1, 2, 3].map((attempt) => numberedSlug('ao-thun', attempt))).toEqual(['ao-thun', 'ao-thun-2', 'ao-thun-3'])
  expect(numberedSlug('a'.repeat(120), 12)).toBe(`${'a'.repeat(117)}-12`)
})

test('inOneLine: joins the parts that are present, and none changes the text direction of the others', () => {
  expect(inOneLine(['Chợ \u202Enổi', null, '', false, '\u2066Bát\u2069 Tràng'])).toBe('Chợ nổi · Bát Tràng')
  expect(inOneLine(['12 Lê Lợi', 'Huế'], ', ')).toBe('12 Lê Lợi, Huế')
})
