import { randomUUID } from 'node:crypto'
import { findBankByName } from '@chonoi/domain'
import type pg from 'pg'
import { bankAccounts, shopBankAccounts, withdrawals } from '../../database/tables/money.ts'
import { sealAccountNumber } from '../../modules/bank-accounts/account-number.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { insertRows } from './insert-rows.ts'

/**
 * Writes the withdrawals, and the account of each requester's latest one as their stored bank account, open to the earnings
 * of their shop.
 */
export async function writeWithdrawals(
  client: pg.PoolClient,
  { withdrawals: planned }: Demo,
  ports: Pick<Ports, 'encryption'>,
): Promise<void> {
  const rows = await Promise.all(
    planned.map(async ({ accountNumber, ...row }) => ({
      ...row,
      ...(await sealAccountNumber(ports, 'withdrawals', row.id, accountNumber)),
    })),
  )
  await insertRows(client, withdrawals, rows)
  const accounts = await storedAccounts(planned, ports)
  await insertRows(client, bankAccounts, accounts)
  const shopOf = new Map(planned.map(({ userId, tenantId }) => [userId, tenantId]))
  const open = accounts.flatMap(({ id: bankAccountId, userId }) => {
    const tenantId = shopOf.get(userId)
    return tenantId ? [{ tenantId, userId, bankAccountId }] : []
  })
  await insertRows(client, shopBankAccounts, open)
}

async function storedAccounts(planned: Demo['withdrawals'], ports: Pick<Ports, 'encryption'>) {
  const latest = new Map(planned.map((row) => [row.userId, row]))
  const rows = [...latest.values()].map(async ({ userId, bankName, accountNumber, accountHolder, createdAt }) => {
    const id = randomUUID()
    return {
      ...{ id, userId, accountHolder, createdAt, isDefault: true },
      bankBin: findBankByName(bankName)?.bin ?? '',
      ...(await sealAccountNumber(ports, 'bank_accounts', id, accountNumber)),
    }
  })
  return Promise.all(rows)
}
