import type pg from 'pg'
import { type Dated, inOrder } from '../plan/wallet-shapes.ts'

/**
 * Posts everything through post_ledger, oldest first, so that every balance after an entry is correct for its time.
 * post_ledger dates postings now; past ones are backdated afterwards.
 */
export async function postAll(client: pg.PoolClient, postings: readonly Dated[]): Promise<void> {
  const told = JSON.stringify(
    inOrder(postings).map(({ at, by, posting }) => ({
      ...{ at, by, type: posting.type, description: posting.description },
      ...{ reference_type: posting.referenceType, reference_id: posting.referenceId },
      entries: posting.entries.filter(({ amountInCents }) => amountInCents !== 0),
    })),
  )
  await client.query("select set_config('app.scope', 'system', true)")
  await client.query(
    `with told as materialized (
       select p.*, row_number() over () as place from jsonb_to_recordset($1::jsonb)
         as p(type text, description text, reference_type text, reference_id uuid, entries jsonb)),
     posted as materialized (
       select post_ledger(t.type, t.description, t.reference_type, t.reference_id, t.entries)
       from (select * from told order by place offset 0) t)
     select count(*) from posted`,
    [told],
  )
  await client.query(
    `with told as (
       select * from jsonb_to_recordset($1::jsonb)
         as p(at timestamptz, by uuid, type text, reference_type text, reference_id uuid)),
     dated as (
       update ledger_transactions t set created_at = told.at, created_by = told.by from told
       where t.type = told.type and t.reference_type = told.reference_type and t.reference_id = told.reference_id
       returning t.id, told.at)
     update ledger_entries e set created_at = dated.at from dated where e.transaction_id = dated.id`,
    [told],
  )
}
