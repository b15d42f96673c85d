import { randomUUID } from 'node:crypto'
import type { WithdrawalStatus } from '@chonoi/contract'
import { sealAccountNumber } from '../../src/modules/bank-accounts/account-number.ts'
import { type Arranged, arrangeMoney, arrangePerson } from './arrange.ts'
import type { TestApi } from './test-api.ts'

let counter = 0
/** A number that no other test uses. */
export const newAccountNumber = (): string =>
  `0071${String(process.pid % 10_000).padStart(4, '0')}${String(counter++).padStart(4, '0')}`

export async function arrangeBankAccount(
  { owner, api }: TestApi,
  userId: string,
  more: { number?: string; holder?: string; isDefault?: boolean } = {},
): Promise<Arranged> {
  const id = randomUUID()
  const sealed = await sealAccountNumber(api.ports, 'bank_accounts', id, more.number ?? newAccountNumber())
  await owner.query(
    `insert into bank_accounts (id, user_id, bank_bin, encrypted_account_number, masked_account_number, account_holder, is_default)
     values ($1, $2, '970436', $3, $4, $5, $6)`,
    [
      id,
      userId,
      sealed.encryptedAccountNumber,
      sealed.maskedAccountNumber,
      more.holder ?? 'NGUYEN AN',
      more.isDefault ?? false,
    ],
  )
  return { id }
}

/** Arranges a bank account that is open to the earnings of a shop, of an administrator of it who is arranged too. */
export async function arrangeShopAccount(test: TestApi, tenantId: string): Promise<Arranged> {
  const administrator = await arrangePerson(test, { shop: tenantId, shopRole: 'ADMIN' })
  const account = await arrangeBankAccount(test, administrator.id)
  await openToShop(test, tenantId, account.id)
  return account
}

/** Opens a bank account to the earnings of a shop. */
export async function openToShop({ owner }: TestApi, tenantId: string, bankAccountId: string): Promise<void> {
  await owner.query(
    `insert into shop_bank_accounts (tenant_id, bank_account_id, user_id)
     select $1, id, user_id from bank_accounts where id = $2 on conflict do nothing`,
    [tenantId, bankAccountId],
  )
}

/** Credits a shop's earnings through the ledger. */
export async function arrangeEarnings(
  { owner }: Pick<TestApi, 'owner'>,
  tenantId: string,
  cents: number,
): Promise<void> {
  const entries = [
    { kind: 'GATEWAY_CLEARING', gateway: 'manual_deposit', amountInCents: -cents },
    { kind: 'SELLER_PAYABLE', tenantId, amountInCents: cents },
  ]
  await owner.query(
    `select post_ledger('WALLET_ADJUSTMENT', 'test', 'adjustment', gen_random_uuid(), $1::jsonb)
     from set_config('app.scope', 'system', true)`,
    [JSON.stringify(entries)],
  )
}

/** Lets a shop owe commission of orders that it collected by its own gateways, and gives it as much. */
export async function arrangeOwedFees(
  { owner }: Pick<TestApi, 'owner'>,
  tenantId: string,
  cents: number,
): Promise<void> {
  const entries = [
    { kind: 'GATEWAY_CLEARING', gateway: 'fees_owed', tenantId, amountInCents: -cents },
    { kind: 'SELLER_PAYABLE', tenantId, amountInCents: cents },
  ]
  await owner.query(
    `select post_ledger('WALLET_ADJUSTMENT', 'test', 'adjustment', gen_random_uuid(), $1::jsonb)
     from set_config('app.scope', 'system', true)`,
    [JSON.stringify(entries)],
  )
}

/** Arranges a withdrawal whose amount is on hold while it is open. */
export async function arrangeWithdrawal(
  test: TestApi,
  userId: string,
  more: {
    amount?: number
    fee?: number
    status?: WithdrawalStatus
    shop?: string
    number?: string
    bankName?: string
    holder?: string
    notes?: string
    createdAt?: Date
  } = {},
): Promise<Arranged> {
  const { owner, api } = test
  const id = randomUUID()
  const amount = more.amount ?? 5_000_000
  const status = more.status ?? 'PENDING'
  const sealed = await sealAccountNumber(api.ports, 'withdrawals', id, more.number ?? newAccountNumber())
  await owner.query(
    `insert into withdrawals (id, user_id, tenant_id, amount_in_cents, fee_in_cents, status, bank_name, encrypted_account_number,
       masked_account_number, account_holder, notes, created_at, processed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      userId,
      more.shop ?? null,
      amount,
      more.fee ?? 0,
      status,
      more.bankName ?? 'Vietcombank',
      sealed.encryptedAccountNumber,
      sealed.maskedAccountNumber,
      more.holder ?? 'NGUYEN AN',
      more.notes ?? null,
      more.createdAt ?? new Date(),
      status === 'COMPLETED' || status === 'REJECTED' ? new Date() : null,
    ],
  )
  if (status === 'PENDING' || status === 'PROCESSING') await holdAmount(test, { id, userId, amount, shop: more.shop })
  return { id }
}

async function holdAmount(
  { owner }: TestApi,
  { id, userId, amount, shop }: { id: string; userId: string; amount: number; shop?: string | undefined },
): Promise<void> {
  // The first payout would open it, and tests compare the first with others.
  await owner.query(
    `insert into ledger_accounts (kind, gateway) values ('GATEWAY_CLEARING', 'bank_transfer') on conflict do nothing`,
  )
  if (shop) await arrangeEarnings({ owner }, shop, amount)
  else await arrangeMoney({ owner }, userId, amount)
  const whose = shop ? { tenantId: shop } : { userId }
  const entries = [
    { kind: shop ? 'SELLER_PAYABLE' : 'USER_WALLET', ...whose, amountInCents: -amount },
    { kind: 'WITHDRAWAL_HOLD', ...whose, amountInCents: amount },
  ]
  await owner.query(
    `select post_ledger('WALLET_WITHDRAWAL', 'test', 'withdrawal', $1::uuid, $2::jsonb)
     from set_config('app.scope', 'system', true)`,
    [id, JSON.stringify(entries)],
  )
}

/** A payer's available and held balance. */
export async function balancesOf(
  { owner }: Pick<TestApi, 'owner'>,
  whose: { userId: string } | { tenantId: string },
): Promise<{ available: number; held: number }> {
  const [column, id] = 'userId' in whose ? ['user_id', whose.userId] : ['tenant_id', whose.tenantId]
  const { rows } = await owner.query<{ kind: string; balance: number }>(
    `select kind, balance_in_cents as balance from ledger_accounts
     where kind in ('USER_WALLET', 'SELLER_PAYABLE', 'WITHDRAWAL_HOLD') and ${column} = $1`,
    [id],
  )
  const of = (...kinds: string[]) => rows.find(({ kind }) => kinds.includes(kind))?.balance ?? 0
  return { available: of('USER_WALLET', 'SELLER_PAYABLE'), held: of('WITHDRAWAL_HOLD') }
}

/** Arranges a weekly withdrawal of all that is above 0, due in an hour. */
export async function arrangeAutomatedWithdrawal(
  test: TestApi,
  userId: string,
  more: {
    name?: string
    shop?: string
    threshold?: number
    kept?: number
    dueAt?: Date
    account?: string
    hasRun?: boolean
  } = {},
): Promise<Arranged> {
  const arranged = () => (more.shop ? arrangeShopAccount(test, more.shop) : arrangeBankAccount(test, userId))
  const account = more.account ?? (await arranged()).id
  const { rows } = await test.owner.query<Arranged>(
    `insert into automated_withdrawals (user_id, tenant_id, name, minimum_balance_in_cents, kept_in_cents, frequency,
       bank_account_id, next_run_at) values ($1, $2, $3, $4, $5, 'WEEKLY', $6, $7) returning id`,
    [
      userId,
      more.shop ?? null,
      more.name ?? 'Cuối tuần',
      more.threshold ?? 0,
      more.kept ?? 0,
      account,
      more.dueAt ?? new Date(Date.now() + 3_600_000),
    ],
  )
  const id = rows[0]?.id ?? ''
  if (more.hasRun)
    await test.owner.query(
      `insert into automated_withdrawal_runs (user_id, config_id, name, status, is_manual) values ($1, $2, $3, 'SKIPPED', false)`,
      [userId, id, more.name ?? 'Cuối tuần'],
    )
  return { id }
}
