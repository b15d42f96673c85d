import { expect, test } from 'vitest'
import { largestUrl, pictureSources, readPictureWidth, thumbnailUrl } from './picture-widths.ts'

const own = '/files/public/ab/ab12.webp'

test.each([
  [48, `${own}?w=160`],
  [80, `${own}?w=160`],
  [81, `${own}?w=320`],
  [640, `${own}?w=1280`],
  [641, own],
])('thumbnailUrl: for %i pixels', (shownWidth, expected) => {
  expect(thumbnailUrl(own, shownWidth)).toBe(expected)
})

test.each([
  'https://cdn.example.vn/a.png',
  `${own}?w=320`,
  'data:image/png;base64,AA',
  '/files/public/a.webp,https://elsewhere.example/track.webp',
  '/files/public/a.webp https://elsewhere.example/track.webp',
  '/files/public/../a.webp',
])('thumbnailUrl, pictureSources: %s stays as it is', (url) => {
  expect(thumbnailUrl(url, 48)).toBe(url)
  expect(pictureSources(url, '50vw')).toEqual({ src: url })
})

test('pictureSources: names every width that a card or a page may need', () => {
  expect(pictureSources(own, '50vw')).toEqual({
    src: own,
    srcSet: `${own}?w=320 320w, ${own}?w=640 640w, ${own}?w=1280 1280w`,
    sizes: '50vw',
  })
  expect(pictureSources(own, '50vw', 640).srcSet).toBe(`${own}?w=320 320w, ${own}?w=640 640w`)
})

test.each([
  [own, own],
  ['/files/demo/v1/gom-bat-trang/am-1.webp', '/files/demo/v1/gom-bat-trang/am-1.webp?w=1280'],
  ['https://cdn.example.vn/files/demo/a.png', 'https://cdn.example.vn/files/demo/a.png'],
])('largestUrl: of %s', (url, expected) => {
  expect(largestUrl(url)).toBe(expected)
})

test('readPictureWidth: knows no other width', () => {
  expect(['160', '1280', '161', '0160', '1e3', '-160', '', undefined].map(readPictureWidth)).toEqual([
    160,
    1280,
    ...Array.from({ length: 6 }, () => null),
  ])
})
