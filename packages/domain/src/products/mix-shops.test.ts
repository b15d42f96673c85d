import { expect, test } from 'vitest'
import { mixShops } from './mix-shops.ts'

const of = (id: string, name: string) => ({ tenant: { id }, name })

test('mixShops: takes one product of each shop in turn, in their order', () => {
  const products = [of('a', '1'), of('a', '2'), of('a', '3'), of('b', '4'), of('c', '5'), of('b', '6')]
  expect(mixShops(products).map(({ name }) => name)).toEqual(['1', '4', '5', '2', '6', '3'])
})

test('mixShops: nothing stays nothing', () => {
  expect(mixShops([])).toEqual([])
})
