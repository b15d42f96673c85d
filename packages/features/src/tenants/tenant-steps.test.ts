import type { Tenant } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { undoOf } from './tenant-steps.ts'

const onSale = { id: 'shop', approvalStatus: 'APPROVED', isActive: true, isPublic: true } as Tenant
const paused = { ...onSale, isActive: false } as Tenant

test('a step is taken back by the one that restores the shop exactly', () => {
  expect(undoOf(onSale, 'deactivate')).toBe('activate')
  expect(undoOf(paused, 'activate')).toBe('deactivate')
  expect(undoOf(onSale, 'hide')).toBe('show')
  expect(undoOf(onSale, 'suspend')).toBe('reinstate')
  expect(undoOf({ ...paused, approvalStatus: 'SUSPENDED' }, 'reinstate')).toBe('suspend')
})

test('a decision on a waiting shop is not taken back, nor a suspension whose end would activate the shop', () => {
  const waiting = { ...onSale, approvalStatus: 'PENDING', isActive: false } as Tenant
  expect(undoOf(waiting, 'approve')).toBeUndefined()
  expect(undoOf(waiting, 'reject')).toBeUndefined()
  expect(undoOf(paused, 'suspend')).toBeUndefined()
  expect(undoOf({ ...paused, approvalStatus: 'REJECTED' }, 'reinstate')).toBeUndefined()
  expect(undoOf(onSale, 'activate')).toBeUndefined()
})
