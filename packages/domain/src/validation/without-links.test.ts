import { expect, test } from 'vitest'
import { withoutLinks } from './without-links.ts'

test.each([
  'Xem https://evil.test/x',
  'HTTPS://EVIL.COM',
  'ftp://evil',
  'vào www.evil nhé',
  'nhận quà ở evil.com',
  'Nhận quà: qua-tang.vn.',
  'viết cho lan@evil.com',
  'evil.example/nhan-qua',
  'mailto:lan',
])('withoutLinks: refuses %s', (text) => {
  expect(withoutLinks(text)).toEqual({ code: 'text.has_link' })
})

test.each([
  'Cảm ơn quý khách!',
  'Giao ở TP.HCM, Q.Bình Thạnh, v.v.',
  'Giá 1.500.000đ, giảm 2.5%',
  'Xong rồi.Mời bạn vào',
  'lúc 8:30, tỉ lệ 1/2',
])('withoutLinks: accepts %s', (text) => {
  expect(withoutLinks(text)).toBeNull()
})

test('withoutLinks: is linear in the length of the text', () => {
  const begun = performance.now()
  for (const part of ['a', 'a.', 'a:', '.com', 'a.b/']) withoutLinks(part.repeat(200_000))
  expect(performance.now() - begun).toBeLessThan(2_000)
})
