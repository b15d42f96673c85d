import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'

/** Calls the one function that may write the ledger. */
export async function insertPosting(
  queries: Queries,
  posting: {
    type: string
    description: string
    referenceType: string
    referenceId: string
    entries: readonly object[]
  },
): Promise<string> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select post_ledger(${posting.type}, ${posting.description}, ${posting.referenceType}, ${posting.referenceId}::uuid,
                       ${JSON.stringify(posting.entries)}::jsonb) as id`)
  const posted = rows[0]?.id
  if (!posted) throw new Error('post_ledger answered nothing')
  return posted
}
