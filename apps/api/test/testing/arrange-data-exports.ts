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
