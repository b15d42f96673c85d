import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { mayCancelDeposit, mayEditDeposit, mayProcessDeposit, mayReportTransfer } from './deposit-rules.ts'
import { defaultDepositDecision, depositDecisions, depositSortColumns, depositStatuses } from './deposit-status.ts'

const admin: Actor = { id: 'admin', platformRole: 'ADMIN', tenantId: 'platform', tenantRole: 'ADMIN' }
const owner: Actor = { id: 'owner', platformRole: 'CUSTOMER', tenantId: null, tenantRole: null }
const shopAdmin: Actor = { id: 'shop', platformRole: 'CUSTOMER', tenantId: 'shop', tenantRole: 'ADMIN' }

test('[ADM-DEP-23] the deposit statuses', () => {
  expect([...depositStatuses]).toEqual(['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'])
})

test('the decisions are accept, reject and wait, and accept is the default', () => {
  expect([...depositDecisions]).toEqual(['COMPLETED', 'FAILED', 'PENDING'])
  expect(defaultDepositDecision).toBe('COMPLETED')
})

test('[ADM-DEP-19] deposits are sorted by createdAt, amount or status', () => {
  expect([...depositSortColumns]).toEqual(['createdAt', 'amount', 'status'])
})

test('[ADM-DEP-14] only a PENDING deposit can be processed', () => {
  const processable = depositStatuses.filter((status) => mayProcessDeposit({ status, userId: 'owner' }, admin).allowed)
  expect(processable).toEqual(['PENDING'])
})

test('mayProcessDeposit: refuses the owner, even an administrator', () => {
  expect(mayProcessDeposit({ status: 'PENDING', userId: 'admin' }, admin)).toEqual({
    allowed: false,
    because: 'deposit.own_processing',
  })
})

test('the administrator of a shop and the owner process no deposit', () => {
  expect(mayProcessDeposit({ status: 'PENDING', userId: 'owner' }, shopAdmin).allowed).toBe(false)
  expect(mayProcessDeposit({ status: 'PENDING', userId: 'owner' }, owner).allowed).toBe(false)
})

test('the owner cancels and edits only while PENDING', () => {
  const open = depositStatuses.filter((status) => mayCancelDeposit({ status, userId: 'owner' }, owner).allowed)
  expect(open).toEqual(['PENDING'])
  expect(mayEditDeposit({ status: 'COMPLETED', userId: 'owner' }, owner)).toEqual({
    allowed: false,
    because: 'deposit.not_pending',
  })
  expect(mayCancelDeposit({ status: 'PENDING', userId: 'owner' }, admin)).toEqual({
    allowed: false,
    because: 'deposit.not_yours',
  })
})

test('only its gateway completes a deposit that is paid there, and nobody reports a transfer of it', () => {
  const atGateway = { status: 'PENDING', userId: 'owner', paymentMethod: 'MOMO' } as const
  const refused = { allowed: false, because: 'payment.provider_decides' }
  expect(mayProcessDeposit(atGateway, admin)).toEqual(refused)
  expect(mayReportTransfer(atGateway, owner)).toEqual(refused)
  expect(mayCancelDeposit(atGateway, owner).allowed).toBe(true)
  expect(mayProcessDeposit({ ...atGateway, paymentMethod: 'VIETQR' }, admin).allowed).toBe(true)
})
