import type { DepositPaymentMethod, DepositStatus } from '@chonoi/contract'
import type { Arranged } from './arrange.ts'
import type { TestApi } from './test-api.ts'

let counter = 0

/** Inserts a deposit in the given status. A COMPLETED one is not credited. */
export async function arrangeDeposit(
  { owner }: TestApi,
  userId: string,
  more: {
    amount?: number
    status?: DepositStatus
    reference?: string
    bankReference?: string
    bankName?: string
    method?: DepositPaymentMethod
    notes?: string
    createdAt?: Date
  } = {},
): Promise<Arranged> {
  const amount = more.amount ?? 50_000_000
  const status = more.status ?? 'PENDING'
  const { rows } = await owner.query<Arranged>(
    `insert into deposits (user_id, deposit_reference, bank_reference, bank_name, amount_in_cents, actual_amount_in_cents,
       status, payment_method, notes, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      userId,
      more.reference ?? `NT-TEST-${process.pid}-${counter++}`,
      more.bankReference ?? null,
      more.bankName ?? 'Vietcombank',
      amount,
      status === 'COMPLETED' ? amount : null,
      status,
      more.method ?? 'MANUAL_DEPOSIT',
      more.notes ?? null,
      more.createdAt ?? new Date(),
    ],
  )
  return { id: rows[0]?.id ?? '' }
}

/** Returns a person's wallet balance and the sum of its entries. */
export async function walletOf(
  { owner }: TestApi,
  userId: string,
): Promise<{ balance: number; entries: number; sum: number }> {
  const { rows } = await owner.query<{ balance: number; entries: number; sum: number }>(
    `select coalesce(max(a.balance_in_cents), 0)::bigint as balance, count(e.id) as entries,
       coalesce(sum(e.amount_in_cents), 0)::bigint as sum
     from ledger_accounts a left join ledger_entries e on e.account_id = a.id
     where a.kind = 'USER_WALLET' and a.user_id = $1`,
    [userId],
  )
  return rows[0] ?? { balance: 0, entries: 0, sum: 0 }
}

/** Arranges an adjustment of a wallet that waits for a second person. */
export async function arrangeAdjustment(
  { owner }: TestApi,
  { userId, requestedBy, amount = 600_000_000 }: { userId: string; requestedBy: string; amount?: number },
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into wallet_adjustments (user_id, type, amount_in_cents, reason, requested_by)
     values ($1, 'WALLET_ADJUSTMENT', $2, 'Sửa sai', $3) returning id`,
    [userId, amount, requestedBy],
  )
  return rows[0]?.id ?? ''
}
