import { randomUUID } from 'node:crypto'
import type { TestApi } from './test-api.ts'

/** Arranges a private PDF of a person. Returns its id. */
export async function arrangePdf({ owner, api }: TestApi, ownerId: string): Promise<string> {
  const key = `private/${randomUUID()}.pdf`
  await api.ports.files.write(key, Buffer.from('%PDF-1.7\n%%EOF\n'))
  const { rows } = await owner.query<{ id: string }>(
    `insert into files (owner_id, storage_key, content_type, original_name, size_in_bytes, is_private)
     values ($1, $2, 'application/pdf', 'Sách nấu ăn.pdf', 15, true) returning id`,
    [ownerId, key],
  )
  return rows[0]?.id ?? ''
}

/** Arranges an active delivery of an order line with a PDF of the given person. Returns its id. */
export async function arrangeDelivery(
  test: TestApi,
  { lineId, ownerId, maxDownloads = 5, words = 'KHOA-1' }: ArrangedDelivery,
): Promise<string> {
  const { rows } = await test.owner.query<{ id: string }>(
    `insert into digital_deliveries (order_line_id, order_id, tenant_id, buyer_id, file_id, file_owner_id, license_key,
       max_downloads, status, delivered_at)
     select id, order_id, tenant_id, buyer_id, $2, $3, $4, $5, 'ACTIVE', now() from order_lines where id = $1 returning id`,
    [lineId, await arrangePdf(test, ownerId), ownerId, words, maxDownloads],
  )
  return rows[0]?.id ?? ''
}

export interface ArrangedDelivery {
  lineId: string
  ownerId: string
  maxDownloads?: number
  /** The license key. */
  words?: string
}
