import { sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'

/** What a moderator changed, as the audit log holds it. */
export interface DecisionChanges {
  status?: { from: string; to: string }
  reason?: { from: string | null }
  awaitsDecision?: { from: boolean }
}

export interface LastDecision {
  decidedAt: Date
  isTakenBack: boolean
  changes: DecisionChanges
}

/** Finds the last decision on a review or a comment in the audit log. Runs as the system. */
export async function findLastDecision(
  queries: Queries,
  entity: 'review' | 'comment',
  id: string,
): Promise<LastDecision | undefined> {
  const taken = `${entity}.reopen`
  const { rows } = await queries.execute<{ action: string; decidedAt: string; changes: DecisionChanges | null }>(sql`
    select l.action, l.created_at as "decidedAt", l.changes
    from audit_logs l
    where l.entity_id = ${id} and l.action in (${`${entity}.moderate`}, ${taken})
    order by l.created_at desc, l.id desc limit 1`)
  const [last] = rows
  if (!last) return undefined
  return { decidedAt: new Date(last.decidedAt), isTakenBack: last.action === taken, changes: last.changes ?? {} }
}
