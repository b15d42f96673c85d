import type { TestApi } from './test-api.ts'

/** What the audit log says of an action, with the newest entry first; without an entity, of all such entries. */
export async function auditedChanges(server: TestApi, action: string, entityId: string | null): Promise<unknown[]> {
  const { rows } = await server.owner.query<{ changes: unknown }>(
    `select changes from audit_logs where action = $1 and entity_id is not distinct from $2
     order by created_at desc, id desc`,
    [action, entityId],
  )
  return rows.map(({ changes }) => changes)
}
