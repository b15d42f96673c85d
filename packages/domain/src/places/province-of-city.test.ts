import { expect, test } from 'vitest'
import { provinceOfCity } from './province-of-city.ts'

const provinces = [
  { code: '01', name: 'Thành phố Hà Nội' },
  { code: '46', name: 'Thành phố Huế' },
  { code: '79', name: 'Thành phố Hồ Chí Minh' },
  { code: '25', name: 'Tỉnh Phú Thọ' },
  { code: '66', name: 'Tỉnh Đắk Lắk' },
]

test.each([
  ['Hà Nội', '01'],
  ['ha noi', '01'],
  ['TP. Hà Nội', '01'],
  ['TP Hồ Chí Minh', '79'],
  ['TP.HCM', '79'],
  ['TPHCM', '79'],
  ['Tỉnh Phú Thọ', '25'],
  ['ĐẮK  LẮK', '66'],
])('provinceOfCity: %s is the province %s', (city, code) => {
  expect(provinceOfCity(city, provinces)).toBe(code)
})

test.each([
  ['Bình Dương', '79'],
  ['Bà Rịa – Vũng Tàu', '79'],
  ['Thừa Thiên-Huế', '46'],
  ['Hoà Bình', '25'],
  ['tinh phu yen', '66'],
])('provinceOfCity: %s, as it was called before the merger, is in %s', (city, code) => {
  expect(provinceOfCity(city, provinces)).toBe(code)
})

test.each(['', '123', 'Paris', 'Bến Ninh Kiều', 'Nội', 'Tỉnh'])('provinceOfCity: "%s" is none', (city) => {
  expect(provinceOfCity(city, provinces)).toBeNull()
})
