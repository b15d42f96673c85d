import { expect, test } from 'vitest'
import { changesBetween, changesOfGone, changesOfNew, keptCharacters } from './changes.ts'

const description = (from: string, to: string) =>
  changesBetween({ description: from }, { description: to }, ['description'])?.description

test('changesBetween: names what differs, before and after', () => {
  const before = { name: 'Bát', priceInCents: 100, tags: ['gốm'], isFeatured: false }
  const after = { name: 'Bát', priceInCents: 200, tags: ['gốm', 'sứ'], isFeatured: false }
  expect(changesBetween(before, after, ['name', 'priceInCents', 'tags', 'isFeatured'])).toEqual({
    priceInCents: { from: 100, to: 200 },
    tags: { from: ['gốm'], to: ['gốm', 'sứ'] },
  })
})

test('changesBetween: where nothing differs there is nothing to show', () => {
  expect(changesBetween({ name: 'Bát' }, { name: 'Bát' }, ['name'])).toBeUndefined()
})

test('changesBetween: a text is kept whole up to the limit', () => {
  const text = 'a'.repeat(keptCharacters)
  expect(description('', text)).toEqual({ from: '', to: text })
})

test('changesBetween: a longer text is cut, and says so', () => {
  const text = 'a'.repeat(keptCharacters + 1)
  expect(description('', text)).toEqual({ from: '', to: `${'a'.repeat(keptCharacters)}…` })
})

test('changesBetween: of two long texts the place is shown where they begin to differ', () => {
  const start = 'a'.repeat(1000)
  expect(description(`${start}cũ`, `${start}mới`)).toEqual({
    from: `…${'a'.repeat(40)}cũ`,
    to: `…${'a'.repeat(40)}mới`,
  })
})

test('changesBetween: a cut leaves no half of a character', () => {
  const cut = description('', '🏺'.repeat(keptCharacters + 1))?.to as string
  expect(cut.isWellFormed()).toBe(true)
})

test('changesOfNew, changesOfGone: there was nothing before, or is nothing after', () => {
  const row = { name: 'Bát', sku: null }
  expect(changesOfNew(row, ['name', 'sku'])).toEqual({ name: { from: null, to: 'Bát' } })
  expect(changesOfGone(row, ['name', 'sku'])).toEqual({ name: { from: 'Bát', to: null } })
})
