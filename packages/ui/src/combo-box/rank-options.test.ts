import { expect, test } from 'vitest'
import { withoutMarks } from '../base/comparable-text.ts'
import { rankOptions } from './rank-options.ts'

const labels = ['Thành phố Đà Nẵng', 'Đắk Lắk', 'Đà Lạt', 'Cần Thơ', 'Má Hai', 'Mã vùng', 'Ma trận']
const find = (typed: string) =>
  rankOptions(
    labels.map((label) => ({ label })),
    typed,
  ).map((option) => option.label)

test('withoutMarks: removes diacritics and case, and turns đ into d', () => {
  expect(withoutMarks('Đường Lê Lợi, Ữ Ặ Ể')).toBe('duong le loi, u a e')
})

test('rankOptions: text without diacritics matches text with them', () => {
  expect(find('can tho')).toEqual(['Cần Thơ'])
})

test('rankOptions: puts prefix matches before other matches', () => {
  expect(find('da')).toEqual(['Đắk Lắk', 'Đà Lạt', 'Thành phố Đà Nẵng'])
})

test('rankOptions: puts the exact spelling first', () => {
  expect(find('ma')).toEqual(['Ma trận', 'Má Hai', 'Mã vùng'])
})

test('rankOptions: typed diacritics must match', () => {
  expect(find('má')).toEqual(['Má Hai'])
})

test('rankOptions: text with đ as its only diacritic matches text with others', () => {
  expect(find('đa l')).toEqual(['Đà Lạt'])
})

test('rankOptions: treats composed and decomposed letters alike', () => {
  expect(find('Cần'.normalize('NFD'))).toEqual(['Cần Thơ'])
})

test('rankOptions: keeps the list when nothing is typed', () => {
  expect(find('  ')).toEqual(labels)
})

test.each(['Đà  Nẵng', 'Đà\u00a0Nẵng', ' da\u200bnang '.replace('da', 'da '), 'Đà Nẵng '.normalize('NFD')])(
  'rankOptions: any blanks and invisible characters find it: %j',
  (typed) => {
    expect(find(typed)).toEqual(['Thành phố Đà Nẵng'])
  },
)

const spellings = [
  'hoà hòa',
  'hoá hóa',
  'hoả hỏa',
  'hoạ họa',
  'khoẻ khỏe',
  'loé lóe',
  'thuỳ thùy',
  'thuý thúy',
  'thuỷ thủy',
  'luỵ lụy',
]
test.each(spellings.map((pair) => pair.split(' ') as [string, string]))(
  'rankOptions: %s and %s find each other',
  (one, other) => {
    for (const [label, typed] of [
      [one, other],
      [other, one],
    ] as const)
      expect(rankOptions([{ label: `Phường ${label}` }], typed.toUpperCase())).toHaveLength(1)
  },
)

test('rankOptions: an option is found by its second line too, after those whose label matches', () => {
  const banks = [
    { label: 'Vietcombank', help: 'Ngân hàng Ngoại thương' },
    { label: 'Ngoại hối' },
    { label: 'BIDV', help: 'Ngân hàng Đầu tư' },
  ]
  expect(rankOptions(banks, 'ngoai').map(({ label }) => label)).toEqual(['Ngoại hối', 'Vietcombank'])
})
