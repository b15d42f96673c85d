import { isEmailShaped, normalizeEmail } from '@chonoi/domain'
import { type SQL, sql } from 'drizzle-orm'
import { wordPatterns } from '../../database/word-patterns.ts'

/** What records are looked for, and in whose rows. */
export interface Sought {
  /** As typed. */
  text: string
  /** How many of each kind. */
  limit: number
  /** The current tenant. */
  tenantId: string
  /** Whether the rows of all tenants are looked into, each kind by an index instead of reading all of them. */
  isOfPlatform: boolean
  /** Whose payment gateways the caller configures. */
  gatewaysOf: 'platform' | 'tenant'
  /** Products and shops on the site that were found by their own indexes. */
  listed: { productIds: readonly string[]; shopIds: readonly string[] }
}

/** SQL of the matches of a kind: id, label, detail, cents, at. Null where the caller finds none of them. */
export type RecordSource = (sought: Sought) => SQL | null

/** People whose records are shown: those with the most frequent names have more than fit. */
const maxPeople = 12

/** Numbers of orders, deposits and invoices. They name nobody, and their letters are in many texts. */
const numbers = /^(CN|NT|HD)-/i

/** The people of the platform that the text names: the one with this address, else the newest with these words. */
export function peopleNamed(text: string): SQL {
  const typed = text.trim()
  if (isEmailShaped(typed))
    return sql`select id from users where email = ${normalizeEmail(typed)} and deleted_at is null`
  const patterns = wordPatterns(typed)
  if (patterns.length === 0 || numbers.test(typed)) return sql`select id from users where false`
  // Limited again, because the planner can't know how many the function finds and would read whole tables for them.
  return sql`select find_users(${sql.param(patterns)}::text[], ${maxPeople}) as id limit ${sql.raw(String(maxPeople))}`
}
