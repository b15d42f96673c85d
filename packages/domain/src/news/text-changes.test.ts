import { expect, test } from 'vitest'
import { articleChanges, articleParagraphs, wordChanges } from './text-changes.ts'

const joined = (parts: ReturnType<typeof wordChanges>, without: 'removed' | 'added') =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test('articleParagraphs: one text for each paragraph, heading, item and cell', () => {
  const html = '<h2>Gốm</h2><p>Lò <strong>lửa</strong></p><ul><li>Một</li><li>Hai</li></ul><p> </p>'
  expect(articleParagraphs(html)).toEqual(['Gốm', 'Lò lửa', 'Một', 'Hai'])
})

test('wordChanges: tells what went and what came, in the order of the texts', () => {
  expect(wordChanges('Chợ nổi Cái Răng', 'Chợ nổi Phong Điền')).toEqual([
    { kind: 'same', text: 'Chợ nổi ' },
    { kind: 'removed', text: 'Cái Răng' },
    { kind: 'added', text: 'Phong Điền' },
  ])
})

test.each([
  ['', 'Thêm chữ'],
  ['Bớt chữ', ''],
  ['a b c a b b a', 'c b a b a c'],
  ['giữ nguyên', 'giữ nguyên'],
  ['một  hai', 'một hai'],
])('wordChanges: the parts of “%s” and “%s” joined are the texts', (before, after) => {
  const parts = wordChanges(before, after)
  expect([joined(parts, 'added'), joined(parts, 'removed')]).toEqual([before, after])
})

test('articleChanges: marks the changed words of a paragraph and leaves the others', () => {
  const before = '<p>Mở đầu</p><p>Ghe chở dưa hấu ra chợ sớm.</p><p>Hết</p>'
  const after = '<p>Mở đầu</p><p>Ghe chở khoai lang ra chợ sớm.</p><p>Hết</p>'
  const changes = articleChanges(before, after)
  expect(changes.map(({ kind }) => kind)).toEqual(['same', 'changed', 'same'])
  expect(changes[1]).toMatchObject({
    parts: wordChanges('Ghe chở dưa hấu ra chợ sớm.', 'Ghe chở khoai lang ra chợ sớm.'),
  })
})

test('articleChanges: paragraphs without common words are one that went and one that came', () => {
  expect(articleChanges('<p>Sáng sớm trên sông</p>', '<p>Chiều muộn ở quê nhà xa</p>')).toEqual([
    { kind: 'removed', text: 'Sáng sớm trên sông' },
    { kind: 'added', text: 'Chiều muộn ở quê nhà xa' },
  ])
})

test('articleChanges: a new paragraph changes no other', () => {
  expect(articleChanges('<p>Một</p><p>Ba</p>', '<p>Một</p><p>Hai</p><p>Ba</p>')).toEqual([
    { kind: 'same', text: 'Một' },
    { kind: 'added', text: 'Hai' },
    { kind: 'same', text: 'Ba' },
  ])
})

test('articleChanges: texts of the greatest length are compared in a bounded table', () => {
  const text = (word: string) => `<p>${`${word} `.repeat(40_000)}</p>`
  expect(articleChanges(text('ghe'), text('chợ')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
