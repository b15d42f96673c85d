import { expect, test } from 'vitest'
import { ledgerAccountPurpose, parseLedgerGateway } from './ledger-gateways.ts'

test.each([
  ['momo', { kind: 'MONEY', gateway: 'momo' }],
  ['momo_refunds', { kind: 'REFUNDS_ON_THEIR_WAY', gateway: 'momo' }],
  ['fees_owed', { kind: 'DEBT', debt: 'fees_owed' }],
  ['refunds_paid_twice', { kind: 'DEBT', debt: 'refunds_paid_twice' }],
  ['elsewhere', null],
])('parseLedgerGateway: %s', (key, parsed) => {
  expect(parseLedgerGateway(key)).toEqual(parsed)
})

test.each([
  [{ kind: 'USER_WALLET', gateway: null }, 'USER_WALLET'],
  [{ kind: 'GATEWAY_CLEARING', gateway: 'momo' }, 'GATEWAY_CLEARING'],
  [{ kind: 'GATEWAY_CLEARING', gateway: 'momo_refunds' }, 'REFUNDS_ON_THEIR_WAY'],
  [{ kind: 'GATEWAY_CLEARING', gateway: 'fees_owed' }, 'fees_owed'],
])('ledgerAccountPurpose: %o', (account, purpose) => {
  expect(ledgerAccountPurpose(account)).toBe(purpose)
})
