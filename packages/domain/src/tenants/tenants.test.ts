import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { actionToApproval, mayActOnTenant, tenantApprovalStatuses, tenantChanges } from './tenant-approval.ts'

const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const shopAdmin: Actor = { id: 'shop', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'ADMIN' }
const pending = { approvalStatus: 'PENDING', isActive: false } as const

test('[ROLE-36] an administrator of the platform approves, rejects, suspends and activates tenants', () => {
  const actions = ['approve', 'reject', 'suspend', 'activate'] as const
  expect(actions.every((action) => mayActOnTenant(pending, action, admin).allowed)).toBe(true)
})

test('approving and rejecting is only for PENDING tenants', () => {
  const decidable = tenantApprovalStatuses.filter(
    (approvalStatus) => mayActOnTenant({ ...pending, approvalStatus }, 'approve', admin).allowed,
  )
  expect(decidable).toEqual(['PENDING'])
})

test("a tenant's administrator changes no approval, the own tenant's included", () => {
  expect(mayActOnTenant(pending, 'approve', shopAdmin)).toEqual({
    allowed: false,
    because: 'tenant.approval_forbidden',
  })
})

test('nobody approves the tenant they own', () => {
  expect(mayActOnTenant({ ...pending, ownerId: 'admin' }, 'approve', admin)).toEqual({
    allowed: false,
    because: 'tenant.own_approval',
  })
})

test('[ADM-TEN-08, ADM-TEN-09, ADM-TEN-10, ADM-TEN-11] approve activates, reject and suspend deactivate, activate leaves the approval', () => {
  expect(tenantChanges).toEqual({
    approve: { approvalStatus: 'APPROVED', isActive: true },
    reject: { approvalStatus: 'REJECTED', isActive: false },
    suspend: { approvalStatus: 'SUSPENDED', isActive: false },
    reinstate: { approvalStatus: 'APPROVED', isActive: true },
    activate: { isActive: true },
    deactivate: { isActive: false },
    show: { isPublic: true },
    hide: { isPublic: false },
  })
})

test('a rejected or suspended tenant is reinstated, and no other', () => {
  const statuses = tenantApprovalStatuses.filter(
    (approvalStatus) => mayActOnTenant({ ...pending, approvalStatus }, 'reinstate', admin).allowed,
  )
  expect(statuses).toEqual(['REJECTED', 'SUSPENDED'])
})

test('actionToApproval: nothing leads back to PENDING', () => {
  expect(tenantApprovalStatuses.map((to) => actionToApproval('SUSPENDED', to))).toEqual([
    undefined,
    'reinstate',
    'reject',
    null,
  ])
})

test('[ADM-TEN-07] a tenant waits for approval, is approved, rejected or suspended', () => {
  expect(tenantApprovalStatuses).toEqual(['PENDING', 'APPROVED', 'REJECTED', 'SUSPENDED'])
})
