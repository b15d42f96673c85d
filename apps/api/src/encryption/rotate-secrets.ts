import type pg from 'pg'
import { type EncryptedColumn, encryptedColumns, placeOf } from './encrypted-columns.ts'
import { DecryptionFailed, type Encryption } from './encryption.ts'

export interface Rotation {
  /** Encrypted anew under the current key. */
  rotated: number
  /** Already under it. */
  current: number
  /** Places that no key decrypts. They stay as they are. */
  unreadable: string[]
}

const atOnce = 500

/**
 * Encrypts every stored secret under the current key. May run while the site works, and again after an interruption: a
 * value that changes meanwhile is left to its writer, who has the current key.
 */
export async function rotateSecrets(owner: pg.Pool, encryption: Encryption): Promise<Rotation> {
  const rotation: Rotation = { rotated: 0, current: 0, unreadable: [] }
  for (const column of encryptedColumns) await rotateColumn(owner, encryption, column, rotation)
  return rotation
}

async function rotateColumn(owner: pg.Pool, encryption: Encryption, target: EncryptedColumn, rotation: Rotation) {
  const { table, column } = target
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await owner.query<{ id: string; secret: string }>(
      `select id, ${column} as secret from ${table} where id > $1 and ${column} is not null order by id limit ${atOnce}`,
      [after],
    )
    for (const { id, secret } of rows) {
      const place = placeOf(target, id)
      if (encryption.isCurrent(secret)) rotation.current++
      else if (await rotateOne(owner, encryption, target, { id, secret })) rotation.rotated++
      else rotation.unreadable.push(place)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function rotateOne(
  owner: pg.Pool,
  encryption: Encryption,
  target: EncryptedColumn,
  { id, secret }: { id: string; secret: string },
): Promise<boolean> {
  const { table, column } = target
  const place = placeOf(target, id)
  try {
    const anew = await encryption.encrypt(await encryption.decrypt(secret, place), place)
    await owner.query(`update ${table} set ${column} = $3 where id = $1 and ${column} = $2`, [id, secret, anew])
    return true
  } catch (error) {
    if (error instanceof DecryptionFailed) return false
    throw error
  }
}
