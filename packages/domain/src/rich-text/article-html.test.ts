import { expect, test } from 'vitest'
import { articleHtml } from './article-html.ts'

const attributes = new Set<string>(Object.values(articleHtml.elements).flat())

test('no element of an article runs, embeds, styles or asks for anything', () => {
  const dangerous =
    'script style iframe object embed svg math form input button textarea select template link meta base'
  expect(dangerous.split(' ').filter((name) => Object.hasOwn(articleHtml.elements, name))).toEqual([])
})

test('no attribute of an article runs, styles or names an element', () => {
  expect([...attributes].filter((name) => /^on|^style$|^class$|^id$|^name$|^srcset$|^srcdoc$/.test(name))).toEqual([])
})

test('links lead only where a browser opens a page, a letter or a call', () => {
  expect(articleHtml.linkSchemes).toEqual(['https', 'http', 'mailto', 'tel'])
})

test("pictures come from the site's own files", () => {
  expect(articleHtml.pictureSources.every((source) => /^\/[a-z]+\/$/.test(source))).toBe(true)
})
