import { expect, test } from 'vitest'
import { linesOf, outlinesOf, widthOf } from './outlined-text.ts'

const room = { width: 1000, most: 3 }

test('linesOf: breaks between words, none of the lines wider than its room', () => {
  const text = 'Mùa hái chín ở rẫy cà phê Buôn Ma Thuột và những người thức khuya'
  const lines = linesOf(text, 64, room)
  expect(lines.join(' ')).toBe(text)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(widthOf(line, 64)).toBeLessThanOrEqual(1000)
})

test('linesOf: what is beyond the last line ends in an ellipsis', () => {
  const lines = linesOf('thuyền hoa xuôi về chợ sớm '.repeat(20), 64, room)
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/\S…$/)
  expect(widthOf(lines[2] ?? '', 64)).toBeLessThanOrEqual(1000)
})

test('linesOf: a word without a break is cut', () => {
  const [line = ''] = linesOf('ă'.repeat(200), 64, room)
  expect(line.endsWith('…')).toBe(true)
  expect(widthOf(line, 64)).toBeLessThanOrEqual(1000)
})

test('outlinesOf: letters with stacked marks have outlines, however they are composed', () => {
  const place = { x: 0, y: 100, size: 64 }
  expect(outlinesOf('ệ', place)).toMatch(/^M/)
  expect(outlinesOf('e\u0323\u0302', place)).toBe(outlinesOf('ệ', place))
})
