import type { OperationId, ProblemCode } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { operations } from './contract-document.ts'
import { namesProblem } from './named-problems.ts'

test.each<[OperationId, ProblemCode, boolean]>([
  ['cancelOrder', 'order.not_cancellable', true],
  ['getOrder', 'order.not_cancellable', false],
  ['getOrder', 'auth.permission_missing', true],
  ['getCart', 'auth.permission_missing', false],
  ['listManagedOrders', 'auth.role_missing', true],
  ['getOrder', 'auth.role_missing', false],
  ['getCart', 'auth.unauthenticated', true],
  ['getPublicTenant', 'auth.unauthenticated', false],
  ['createOrder', 'idempotency.key_missing', true],
  ['createAddress', 'idempotency.key_missing', false],
  ['createAddress', 'request.unsupported_media_type', true],
  ['getCart', 'request.unsupported_media_type', false],
  ['getCart', 'request.malformed', true],
  ['getCart', 'server.unavailable', true],
  ['getCart', 'server.internal', false],
])('named problems: %s may return %s: %s', (id, code, isNamed) => {
  const operation = operations.find((one) => one.id === id)
  expect(operation && namesProblem(operation, code)).toBe(isNamed)
})
