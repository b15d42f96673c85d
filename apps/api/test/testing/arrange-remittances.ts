import { randomBytes } from 'node:crypto'
import { arrangePerson } from './arrange.ts'
import type { TestApi } from './test-api.ts'

/** A carrier of the platform. */
export async function arrangeCarrier(
  { owner }: TestApi,
  { name = 'Chợ Nổi Giao', isActive = true } = {},
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    'insert into carriers (code, name, is_active) values ($1, $2, $3) returning id',
    [`CN_${randomBytes(6).toString('hex').toUpperCase()}`, name, isActive],
  )
  return rows[0]?.id ?? ''
}

/** A carrier, and a draft of its remittance that names an order it doesn't collect. Texts contain `words`. */
export async function arrangeRemittance(
  test: TestApi,
  { words, order }: { words: string; order: string },
): Promise<{ carrier: string; remittance: string }> {
  const carrier = await arrangeCarrier(test, { name: words })
  const { rows } = await test.owner.query<{ id: string }>(
    `with remittance as (
       insert into remittances (carrier_id, bank_reference, transferred_in_cents, imported_by)
       values ($1, $2, 100, $3) returning id)
     insert into remittance_lines (remittance_id, position, tracking_code, collected_in_cents, match, order_id)
     select id, 1, $2, 100, 'AMOUNT_DIFFERS', $4 from remittance returning remittance_id as id`,
    [carrier, words, (await arrangePerson(test, { role: 'ADMIN' })).id, order],
  )
  return { carrier, remittance: rows[0]?.id ?? '' }
}
