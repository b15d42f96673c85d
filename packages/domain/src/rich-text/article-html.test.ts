import { expect, test } from 'vitest'
import { articleHtml } from './article-html.ts'

const attributes = new Set<string>(Object.values(articleHtml.elements).flat())

test('no allowed element runs, embeds, styles or requests anything', () => {
  const dangerous =
    'script style iframe object embed svg math form input button textarea select template link meta base'
  expect(dangerous.split(' ').filter((name) => Object.hasOwn(articleHtml.elements, name))).toEqual([])
})

test('no allowed attribute runs, styles or names an element', () => {
  expect([...attributes].filter((name) => /^on|^style$|^class$|^id$|^name$|^srcset$|^srcdoc$/.test(name))).toEqual([])
})

test('links allow only pages, e-mail addresses and phone numbers', () => {
  expect(articleHtml.linkSchemes).toEqual(['https', 'http', 'mailto', 'tel'])
})

test("images come from the site's own files", () => {
  expect(articleHtml.pictureSources.every((source) => /^\/[a-z]+\/$/.test(source))).toBe(true)
})
