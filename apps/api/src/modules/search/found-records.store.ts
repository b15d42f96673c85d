import type { FoundRecord, RecordKind } from '@chonoi/contract'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { moneyRecords } from './money-records.store.ts'
import { newsroomRecords } from './newsroom-records.store.ts'
import { salesRecords } from './sales-records.store.ts'
import { shopRecords } from './shop-records.store.ts'
import { peopleNamed, type RecordSource, type Sought } from './sought.store.ts'

const sources = {
  ...salesRecords,
  ...moneyRecords,
  ...shopRecords,
  ...newsroomRecords,
} as const satisfies Record<RecordKind, RecordSource>

/** The newest matches of each kind, in the order of the kinds. One statement, so that a search is one round trip. */
export async function findRecords(
  queries: Queries,
  kinds: readonly RecordKind[],
  sought: Sought,
): Promise<FoundRecord[]> {
  const parts = kinds.flatMap((kind, place) => {
    const source = sources[kind](sought)
    if (source === null) return []
    const newest = sql`select * from (${source}) found order by at desc, id limit ${sought.limit}`
    return [sql`(select ${place}::int as place, ${kind}::text as kind, * from (${newest}) newest)`]
  })
  if (parts.length === 0) return []
  const { rows } = await queries.execute<FoundRecord & Record<string, unknown>>(sql`
    with people as materialized (${sought.isOfPlatform ? peopleNamed(sought.text) : sql`select id from users where false`})
    select kind, id, label, nullif(detail, '') as detail, cents::float8 as "amountInCents"
    from (${sql.join(parts, sql` union all `)}) every order by place, at desc, id`)
  return rows.map(({ kind, id, label, detail, amountInCents }) => ({ kind, id, label, detail, amountInCents }))
}
