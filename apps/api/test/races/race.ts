import type { TestApi } from '../testing/test-api.ts'
import type { Facts } from './facts.ts'

/** Arranges rows, makes concurrent calls, and returns the facts afterwards. */
export type Race = (server: TestApi, calls: number) => Promise<Facts>

/** Price per item in every race, in cents. */
export const price = 10_000_000

export async function count({ owner }: TestApi, of: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select count(*) as count from ${of}`, [...values])
  return rows[0]?.count ?? 0
}

export async function stockOf({ owner }: TestApi, { variantId }: { variantId: string }): Promise<number | undefined> {
  const { rows } = await owner.query<{ stock: number }>('select stock from product_variants where id = $1', [variantId])
  return rows[0]?.stock
}

/** Returns the wallet balances in cents. */
export async function walletsOf({ owner }: TestApi, of: readonly { buyer: { id: string } }[]): Promise<number[]> {
  const { rows } = await owner.query<{ balance: number }>(
    `select balance_in_cents as balance from ledger_accounts where kind = 'USER_WALLET' and user_id = any($1)`,
    [of.map(({ buyer }) => buyer.id)],
  )
  return rows.map(({ balance }) => balance)
}
