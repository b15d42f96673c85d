import { expect, test } from 'vitest'
import { rankOptions, withoutMarks } from './rank-options.ts'

const labels = ['Thành phố Đà Nẵng', 'Đắk Lắk', 'Đà Lạt', 'Cần Thơ', 'Má Hai', 'Mã vùng', 'Ma trận']
const find = (typed: string) =>
  rankOptions(
    labels.map((label) => ({ label })),
    typed,
  ).map((option) => option.label)

test('marks and case are taken away, đ becomes d', () => {
  expect(withoutMarks('Đường Lê Lợi, Ữ Ặ Ể')).toBe('duong le loi, u a e')
})

test('text without marks finds text with marks', () => {
  expect(find('can tho')).toEqual(['Cần Thơ'])
})

test('what starts with the words comes before what merely has them', () => {
  expect(find('da')).toEqual(['Đắk Lắk', 'Đà Lạt', 'Thành phố Đà Nẵng'])
})

test('the exact spelling comes first', () => {
  expect(find('ma')).toEqual(['Ma trận', 'Má Hai', 'Mã vùng'])
})

test('typed marks are meant', () => {
  expect(find('má')).toEqual(['Má Hai'])
})

test('đ alone still finds d without other marks', () => {
  expect(find('đa l')).toEqual(['Đà Lạt'])
})

test('composed and decomposed letters are the same', () => {
  expect(find('Cần'.normalize('NFD'))).toEqual(['Cần Thơ'])
})

test('nothing typed leaves the list as it is', () => {
  expect(find('  ')).toEqual(labels)
})
