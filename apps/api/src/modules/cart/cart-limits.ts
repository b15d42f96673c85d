import { maxCents } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../http/failure.ts'
import { findCartRows } from './cart.store.ts'

export const maxCartLines = 100
export const maxPerLine = 999

/** Rejects carts whose total can't be represented exactly. */
export async function enforceExactTotal(queries: Queries, userId: string): Promise<void> {
  const rows = await findCartRows(queries, userId)
  const total = rows.reduce((sum, row) => sum + (row.priceInCents ?? 0) * row.quantity, 0)
  if (total > maxCents) throw new Failure('cart.full')
}
