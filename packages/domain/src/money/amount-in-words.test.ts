import { expect, test } from 'vitest'
import { amountInEnglish, amountInVietnamese } from './amount-in-words.ts'

test.each([
  [0, 'Không đồng'],
  [5, 'Năm đồng'],
  [10, 'Mười đồng'],
  [15, 'Mười lăm đồng'],
  [21, 'Hai mươi mốt đồng'],
  [24, 'Hai mươi bốn đồng'],
  [55, 'Năm mươi lăm đồng'],
  [101, 'Một trăm linh một đồng'],
  [110, 'Một trăm mười đồng'],
  [1_000, 'Một nghìn đồng'],
  [1_005, 'Một nghìn không trăm linh năm đồng'],
  [1_200_000, 'Một triệu hai trăm nghìn đồng'],
  [1_005_000, 'Một triệu không trăm linh năm nghìn đồng'],
  [2_000_000_001, 'Hai tỷ không trăm linh một đồng'],
  [15_350_000_000, 'Mười lăm tỷ ba trăm năm mươi triệu đồng'],
  [
    90_071_992_547_409,
    'Chín mươi nghìn tỷ không trăm bảy mươi mốt tỷ chín trăm chín mươi hai triệu năm trăm bốn mươi bảy nghìn bốn trăm linh chín đồng',
  ],
])('amountInVietnamese: %d', (vnd, words) => {
  expect(amountInVietnamese(vnd * 100)).toBe(words)
})

test.each([
  [0, 'Zero Vietnamese dong'],
  [13, 'Thirteen Vietnamese dong'],
  [21, 'Twenty-one Vietnamese dong'],
  [101, 'One hundred and one Vietnamese dong'],
  [1_200_000, 'One million two hundred thousand Vietnamese dong'],
  [2_000_000_001, 'Two billion one Vietnamese dong'],
])('amountInEnglish: %d', (vnd, words) => {
  expect(amountInEnglish(vnd * 100)).toBe(words)
})
