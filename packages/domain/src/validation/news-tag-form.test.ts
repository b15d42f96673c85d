import { expect, test } from 'vitest'
import { validateNewsTag } from './news-tag-form.ts'

const said = (change: { name?: string; slug?: string }) =>
  validateNewsTag({ name: 'Chợ nổi', slug: 'cho-noi', ...change }).map(({ field, code }) => `${field} ${code}`)

test('a tag has a name of at most 40 letters and a slug', () => {
  expect(said({})).toEqual([])
  expect(said({ name: ' ' })).toEqual(['name required'])
  expect(said({ name: 'ộ'.repeat(41) })).toEqual(['name too_long'])
  expect(said({ slug: 'Không đúng' })).toEqual(['slug slug.invalid'])
})
