import { expect, test } from 'vitest'
import { pageHead, privateHead } from './page-head.ts'

const head = pageHead({
  origin: 'https://chonoi.test',
  language: 'en',
  title: 'Gốm',
  description: 'Tô và chén',
  path: '/products/1',
  jsonLd: { '@type': 'Product', name: '</script>' },
})
const contentOf = (name: string) =>
  head.meta.find((tag) => ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name))

test('[TITLE-01] the title carries the suffix of the site', () => {
  expect(head.meta[0]).toEqual({ title: 'Gốm | Chợ Nổi' })
})

test('[TITLE-02] robots default to index, follow; personal pages are excluded', () => {
  expect(contentOf('robots')).toMatchObject({ content: 'index, follow' })
  expect(privateHead('Ví').meta[1]).toMatchObject({ content: 'noindex, nofollow' })
})

test('a restricted page has a description only when one is given', () => {
  expect(privateHead('Ví', 'Số dư và giao dịch').meta).toContainEqual({
    name: 'description',
    content: 'Số dư và giao dịch',
  })
  expect(privateHead('Ví').meta).toHaveLength(2)
})

test('[TITLE-03] the image for link previews is 1200 by 630', () => {
  expect(contentOf('og:image')).toMatchObject({ content: 'https://chonoi.test/og-image.png' })
  expect(contentOf('og:image:width')).toMatchObject({ content: '1200' })
  expect(contentOf('og:image:height')).toMatchObject({ content: '630' })
})

test('each language has its own address, Vietnamese the plain one', () => {
  expect(head.links).toEqual([
    { rel: 'canonical', href: 'https://chonoi.test/products/1?lang=en' },
    { rel: 'alternate', hrefLang: 'vi', href: 'https://chonoi.test/products/1' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://chonoi.test/products/1?lang=en' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://chonoi.test/products/1' },
  ])
})
