import fc from 'fast-check'
import { expect, test } from 'vitest'
import { containsFolded, foldVietnamese } from './fold-vietnamese.ts'
import { inOneLine } from './one-line.ts'
import { normalizePassword, normalizeText, withoutControls } from './normalize-text.ts'
import { markedText, searchText } from './search-text.ts'
import { withMovedToneMark } from './tone-mark.ts'
import { isReservedSlug, isSlug, maxSlugLength, numberedSlug, slugFollowing, slugFrom } from './slug.ts'

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
  expect(slug.length).toBeLessThanOrEqual(maxSlugLength)
  expect(slug.endsWith('-gach')).toBe(true)
  expect(slugFrom('a'.repeat(300))).toHaveLength(maxSlugLength)
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

test.each([
  ['composes letters', 'Bát Tràng'.normalize('NFD'), 'Bát Tràng'],
  ['folds blanks of any kind between words', 'Bát \u00A0 Tràng\t\u3000cổ', 'Bát Tràng cổ'],
  ['drops characters without width', '\uFEFFBát\u200B \u2060Tr\u00ADàng\u200D', 'Bát Tràng'],
  [
    'drops control characters and code points that are no characters',
    'Bát\u0001 \u001BTràng\uFFFE\u{1FFFF}\u0085',
    'Bát Tràng\n',
  ],
  ['drops the fillers of other scripts', '\u3164Bát\u115F \u180ETr\u034Fàng\uFFA0', 'Bát Tràng'],
  ['composes letters that an invisible character parted', 'a\u200B\u0301', 'á'],
  ['cuts a heap of marks on one letter', `a${'\u0316'.repeat(40)}`, `a${'\u0316'.repeat(30)}`],
  ['keeps lines and their indentation', 'Một\r\n  - hai  ba', 'Một\n  - hai ba'],
  ['keeps the joiners of emoji', '👩‍🌾 trồng rau', '👩‍🌾 trồng rau'],
  ['keeps the joiners of other scripts', 'می‌خواهم', 'می‌خواهم'],
])('normalizeText: %s', (_, typed, expected) => {
  expect(normalizeText(typed)).toBe(expected)
})

test.each([
  '\u3164',
  '\u2800',
  '\uFE0F',
  '\u115F',
  '\u180E',
  '\uFFA0',
  '\u{E0020}',
  '\u200E',
  '\u034F',
  '\u200D\u0001',
])('normalizeText: leaves nothing of %j, which nobody can see', (text) => {
  expect(normalizeText(`${text} ${text}`).trim()).toBe('')
})

test('withoutControls: leaves lines, tabs and everything that is seen', () => {
  expect(withoutControls('Gốm\t👩‍🌾\r\n\u0001\u001B\u007F\u0090\uFFFF\uD83Dsứ')).toBe('Gốm\t👩‍🌾\r\nsứ')
})

test('normalizeText: normalizing again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
      const once = normalizeText(text)
      expect(normalizeText(once)).toBe(once)
    }),
  )
})

test('normalizePassword: composes and maps blanks, and keeps case, runs of blanks and everything else', () => {
  expect(normalizePassword('Mật  khẩu\u00A0ở đây'.normalize('NFD'))).toBe('Mật  khẩu ở đây')
  // Vietnamese keyboard of Windows: the circumflex is part of the letter, the tone is a character of its own.
  expect(normalizePassword('mâ\u0323t khâ\u0309u')).toBe('mật khẩu')
})

const spellings = 'hoà hoá hoả hoã hoạ khoẻ loé xoè toẽ loẹ thuỳ thuý thuỷ luỹ luỵ Hoà'.split(' ')
const otherSpellings = 'hòa hóa hỏa hõa họa khỏe lóe xòe tõe lọe thùy thúy thủy lũy lụy Hòa'.split(' ')
test.each(spellings.map((one, place) => [one, otherSpellings[place] ?? '']))(
  '%s and %s are compared as one word',
  (one, other) => {
    expect(withMovedToneMark(one)).toBe(withMovedToneMark(other))
    expect(markedText(one)).toBe(markedText(other.normalize('NFD')))
  },
)

test.each([
  ['Áo lụa 38-42, nam/nữ', 'ao lua 38 42 nam nu'],
  ['Bạt che 2m² No.5', 'bat che 2m2 no 5'],
  ['Pin 10.000 mAh (f/1.8)', 'pin 10 000 mah f 1 8'],
  ['Ly 1.5L – 3D-2 lớp', 'ly 1 5l 3d 2 lop'],
  ['ĐÈN ½ “cổ”…', 'den 1 2 co'],
  ['🧋 % _', ''],
])('searchText: %s is searched as %s', (text, words) => {
  expect(searchText(text)).toBe(words)
  expect(searchText(text.normalize('NFD'))).toBe(words)
})

test('slugFollowing: a slug follows its name until another one is typed', () => {
  expect(slugFollowing('', '', 'Chợ')).toBe('cho')
  expect(slugFollowing('cho', 'Chợ', 'Chợ nổi')).toBe('cho-noi')
  expect(slugFollowing('phien-cho', 'Chợ', 'Chợ nổi')).toBe('phien-cho')
})
