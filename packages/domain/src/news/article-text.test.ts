import { expect, test } from 'vitest'
import { articleText, excerptFrom, isBlankArticle, picturesOfArticle, readingMinutes } from './article-text.ts'

test('articleText: keeps words apart and decodes entities', () => {
  expect(articleText('<h2>Gốm</h2><p>Lò &amp; lửa<br>một&nbsp;mẻ</p>')).toBe('Gốm Lò & lửa một mẻ')
})

test('[EDITOR-29] excerptFrom: the first 150 characters, with an ellipsis when there is more', () => {
  expect(excerptFrom('<p>Ngắn thôi</p>')).toBe('Ngắn thôi')
  expect(excerptFrom(`<p>${'ấ'.repeat(150)}</p>`)).toBe('ấ'.repeat(150))
  expect(excerptFrom(`<p>${'ấ'.repeat(151)}</p>`)).toBe(`${'ấ'.repeat(150)}…`)
})

test('readingMinutes: at least one', () => {
  expect(readingMinutes('<p>Một</p>')).toBe(1)
  expect(readingMinutes(`<p>${'chợ '.repeat(1000)}</p>`)).toBe(4)
})

test('[EDITOR-20] isBlankArticle: empty paragraphs and blanks are blank, a picture is not', () => {
  expect(isBlankArticle('<p> &nbsp;</p><p><br></p>')).toBe(true)
  expect(isBlankArticle('<p><img src="/files/a.webp" alt=""></p>')).toBe(false)
})

test('picturesOfArticle: the featured image and those in the text, each once', () => {
  const content = '<p><img src="/files/b.webp" alt="B"><img alt="" src="/files/a.webp"></p>'
  expect(picturesOfArticle({ content, featuredImageUrl: '/files/a.webp' })).toEqual(['/files/a.webp', '/files/b.webp'])
  expect(picturesOfArticle({ content: '<p>Chữ</p>', featuredImageUrl: null })).toEqual([])
})
