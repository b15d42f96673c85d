import type pg from 'pg'
import { withdrawals } from '../../database/tables/money.ts'
import { sealAccountNumber } from '../../modules/bank-accounts/account-number.ts'
import type { Ports } from '../../ports/ports.ts'
import type { Demo } from '../plan/plan-demo.ts'
import { insertRows } from './insert-rows.ts'

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
}
