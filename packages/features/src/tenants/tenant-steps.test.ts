import type { Tenant } from '@chonoi/contract'
import type { Actor } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { undoOf } from './tenant-steps.ts'

const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const onSale = { id: 'shop', approvalStatus: 'APPROVED', isActive: true, isPublic: true } as Tenant
const paused = { ...onSale, isActive: false } as Tenant

test('a step is taken back by the one that restores the shop exactly', () => {
  expect(undoOf(onSale, 'deactivate', admin)).toBe('activate')
  expect(undoOf(paused, 'activate', admin)).toBe('deactivate')
  expect(undoOf(onSale, 'hide', admin)).toBe('show')
  expect(undoOf(onSale, 'suspend', admin)).toBe('reinstate')
})

test('a decision on a waiting shop is not taken back, nor a suspension whose end would activate the shop', () => {
  const waiting = { ...onSale, approvalStatus: 'PENDING', isActive: false } as Tenant
  expect(undoOf(waiting, 'approve', admin)).toBeUndefined()
  expect(undoOf(waiting, 'reject', admin)).toBeUndefined()
  expect(undoOf(paused, 'suspend', admin)).toBeUndefined()
})
