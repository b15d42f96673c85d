import { randomUUID } from 'node:crypto'
import type { TestApi } from './test-api.ts'

/** Arranges a finished export with a file. */
export async function arrangeDataExport({ owner, api }: TestApi, tenantId: string): Promise<string> {
  const key = `private/${randomUUID()}.zip`
  await api.ports.files.write(key, Buffer.from('PK'))
  const { rows } = await owner.query<{ id: string }>(
    `insert into data_exports (tenant_id, data_types, format, status, progress, storage_key, file_size, expires_at, completed_at)
     values ($1, '{orders}', 'CSV', 'COMPLETED', 100, $2, 2, now() + interval '7 days', now()) returning id`,
    [tenantId, key],
  )
  return rows[0]?.id ?? ''
}

/** Arranges a finished archive of a person's own data that was asked for two days ago, so that they may ask again. */
export async function arrangePersonalExport({ owner, api }: TestApi, userId: string): Promise<void> {
  const key = `private/${randomUUID()}.zip`
  await api.ports.files.write(key, Buffer.from('PK'))
  await owner.query(
    `insert into personal_exports (user_id, status, storage_key, file_size, created_at, completed_at, expires_at)
     values ($1, 'COMPLETED', $2, 2, now() - interval '2 days', now() - interval '2 days', now() + interval '5 days')`,
    [userId, key],
  )
}
