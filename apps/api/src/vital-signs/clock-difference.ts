import type pg from 'pg'

/**
 * By how many seconds this machine's clock and the database's differ. What the answer took on its way is not counted: the
 * database looked at its clock at some moment between the two readings of ours.
 */
export async function readClockDifference(pool: Pick<pg.Pool, 'query'>): Promise<number> {
  const asked = Date.now()
  const { rows } = await pool.query<{ at: string }>('select extract(epoch from clock_timestamp()) * 1000 as at')
  const answered = Date.now()
  const at = Number(rows[0]?.at)
  return Math.max(asked - at, at - answered, 0) / 1000
}
