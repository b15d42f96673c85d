import type { TransactionLog } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { transactionExportColumns } from './transaction-export.ts'

test('[TXN-04, TXN-05] the CSV has the documented columns in their order', () => {
  expect(transactionExportColumns.map(({ header }) => header)).toEqual([
    'id',
    'date',
    'type',
    'description',
    'amount',
    'fee',
    'net',
    'status',
    'method',
    'reference',
    'reference type',
    'user',
    'user email',
  ])
})

test('[TXN-04] a row of the CSV: amounts in đồng, the person by name and e-mail', () => {
  const row: TransactionLog = {
    ...{ id: 't1', transactionDate: '2026-11-25T10:00:00Z', description: 'CN-1' },
    type: 'ORDER_PAYMENT',
    status: 'COMPLETED',
    referenceType: 'ORDER',
    ...{ amountInCents: -1_000_000, feeInCents: 0, netAmountInCents: -1_000_000 },
    ...{ paymentMethod: null, referenceId: 'o1' },
    user: { id: 'u1', firstName: 'An', lastName: 'Nguyễn', email: 'an@example.vn' },
  }
  expect(transactionExportColumns.map(({ value }) => value?.(row))).toEqual([
    ...['t1', new Date('2026-11-25T10:00:00Z'), 'ORDER_PAYMENT', 'CN-1', -10_000, 0, -10_000, 'COMPLETED', null],
    ...['o1', 'ORDER', 'Nguyễn An', 'an@example.vn'],
  ])
})
