import { expect, test } from 'vitest'
import type { Product } from '@chonoi/contract'
import { fieldsOfProduct, toProductChanges } from './product-fields.ts'
import { movesOf } from './shop-moves.ts'

const product = {
  name: 'Bát men lam',
  slug: 'bat-men-lam',
  description: 'Bát ăn cơm',
  categoryId: 'c1',
  priceInCents: 4_100_000,
  compareAtPriceInCents: 5_000_000,
  sku: null,
  tags: ['bữa cơm'],
  condition: 'NEW',
  isDigital: false,
  isFeatured: false,
} as unknown as Product

test('an editor left as it was sends nothing', () => {
  expect(toProductChanges(product, fieldsOfProduct(product))).toEqual({})
})

test('only what differs is sent, without blanks around it', () => {
  const fields = { ...fieldsOfProduct(product), name: ' Bát men lam vẽ sen ', sku: ' GBT-1 ' }
  expect(toProductChanges(product, fields)).toEqual({ name: 'Bát men lam vẽ sen', sku: 'GBT-1' })
})

test('a new price goes together with the struck-out one, which would fall away otherwise', () => {
  const fields = { ...fieldsOfProduct(product), priceInCents: 4_500_000 }
  expect(toProductChanges(product, fields)).toEqual({ priceInCents: 4_500_000, compareAtPriceInCents: 5_000_000 })
})

test('a shop submits drafts, takes back what waits, and takes off sale what is on sale', () => {
  expect(movesOf('DRAFT')).toEqual(['PENDING', 'ARCHIVED'])
  expect(movesOf('PENDING')).toEqual(['DRAFT', 'ARCHIVED'])
  expect(movesOf('APPROVED')).toEqual(['ARCHIVED'])
})
