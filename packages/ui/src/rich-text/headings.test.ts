import { expect, test, vi } from 'vitest'
import { headingsIn } from './headings.ts'
import { readHtml } from './read-html.ts'

const headings = (html: string) => [...headingsIn(readHtml(html)).values()]
const ids = (html: string) => headings(html).map(({ id }) => id)

test('headingsIn: finds headings of level 2 and 3 in their order', () => {
  expect(headings('<h2>Đi lúc nào</h2><p>x</p><h3>Mùa <em>nước</em> nổi</h3><h4>Không</h4>')).toEqual([
    { id: 'section-di-luc-nao', label: 'Đi lúc nào', level: 2 },
    { id: 'section-mua-nuoc-noi', label: 'Mùa nước nổi', level: 3 },
  ])
})

test('headingsIn: an id stays when another section is added or removed', () => {
  expect(ids('<h2>Một</h2><h2>Ba</h2>').at(-1)).toBe(ids('<h2>Một</h2><h2>Hai</h2><h2>Ba</h2>').at(-1))
})

test('headingsIn: equal texts get ids of their own', () => {
  expect(ids('<h2>Giá</h2><h2>Giá</h2><h3>Gia 2</h3>')).toEqual(['section-gia', 'section-gia-2', 'section-gia-2-2'])
})

test('headingsIn: finds headings inside other elements, and leaves out empty ones', () => {
  expect(ids('<blockquote><h2>Trong</h2></blockquote><h2> </h2><h2>…</h2>')).toEqual(['section-trong', 'section-x'])
})

test('headingsIn: looks few times for a free id, however many headings are equal', () => {
  const look = vi.spyOn(Map.prototype, 'has')
  const count = headings('<h2>Giá</h2>'.repeat(500)).length
  const looks = look.mock.calls.length
  look.mockRestore()
  expect([count, looks < 3 * count]).toEqual([500, true])
})
