import { expect, test } from 'vitest'
import { holdsLink } from './holds-link.ts'

test.each([
  'http://a',
  'Xem https://evil.test/x',
  'HTTPS://EVIL.COM',
  'ftp://evil',
  'WWW.RE',
  'nhận quà ở evil.com',
  'mua ở shop-re.vn nhé',
  'giảm giá: hàng-rẻ.com',
  'viết cho lan@evil.com',
  'evil.example/nhan-qua',
  'mailto:lan',
])('holdsLink: “%s” leads elsewhere', (text) => {
  expect(holdsLink(text)).toBe(true)
})

test.each([
  '5.000 đ',
  'Hay.Rất hay',
  'v.v. và ...',
  'giá 3.5 triệu',
  'Cảm ơn quý khách!',
  'Giao ở TP.HCM, Q.Bình Thạnh',
  'Xong rồi.Mời bạn vào',
  'lúc 8:30, tỉ lệ 1/2',
])('holdsLink: “%s” does not', (text) => {
  expect(holdsLink(text)).toBe(false)
})
