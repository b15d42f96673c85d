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

test('an unchanged editor sends nothing', () => {
  expect(toProductChanges(product, fieldsOfProduct(product))).toEqual({})
})

test('only changed fields are sent, trimmed', () => {
  const fields = { ...fieldsOfProduct(product), name: ' Bát men lam vẽ sen ', sku: ' GBT-1 ' }
  expect(toProductChanges(product, fields)).toEqual({ name: 'Bát men lam vẽ sen', sku: 'GBT-1' })
})

test('a new price is sent together with the former price, which would be cleared otherwise', () => {
  const fields = { ...fieldsOfProduct(product), priceInCents: 4_500_000 }
  expect(toProductChanges(product, fields)).toEqual({ priceInCents: 4_500_000, compareAtPriceInCents: 5_000_000 })
})

test('a shop submits drafts, withdraws pending products, and takes products off sale', () => {
  expect(movesOf('DRAFT')).toEqual(['PENDING', 'ARCHIVED'])
  expect(movesOf('PENDING')).toEqual(['DRAFT', 'ARCHIVED'])
  expect(movesOf('APPROVED')).toEqual(['ARCHIVED'])
})
