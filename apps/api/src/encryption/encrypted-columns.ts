import type pg from 'pg'

/** A column of ciphertexts. Their place is `table.column:id`. */
export interface EncryptedColumn {
  readonly table: string
  readonly column: string
}

/** Every column that holds ciphertexts; a new one is added here, so that a rotation reaches it. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { table: 'bank_accounts', column: 'encrypted_account_number' },
  { table: 'payment_gateway_configs', column: 'encrypted_config' },
  { table: 'push_keys', column: 'encrypted_private_key' },
  { table: 'seller_verifications', column: 'encrypted_account_number' },
  { table: 'two_factor', column: 'encrypted_secret' },
  { table: 'withdrawals', column: 'encrypted_account_number' },
]

/** The place of a ciphertext, by which it is bound to its row. */
export const placeOf = ({ table, column }: EncryptedColumn, id: string): string => `${table}.${column}:${id}`

/** The ids of the keys under which the secrets of a database, and its files, are encrypted. */
export async function usedKeyIds(client: pg.ClientBase): Promise<string[]> {
  const each = encryptedColumns.map(
    ({ table, column }) => `select split_part(${column}, '.', 2) as id from ${table} where ${column} like 'v1.%'`,
  )
  const ofFiles = 'select encryption_key_id as id from files where encryption_key_id is not null'
  const { rows } = await client.query<{ id: string }>(`${[...each, ofFiles].join(' union ')} order by id`)
  return rows.map(({ id }) => id)
}
