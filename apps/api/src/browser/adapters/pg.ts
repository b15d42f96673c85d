// pg for browsers: its pool is PGlite.
import type { PGlite } from '@electric-sql/pglite'
import types from 'pg-types'
import { PglitePool, type PglitePoolOptions } from '../pglite-pool.ts'

let opened: PGlite | undefined

/** Sets the PGlite database of all pools in this realm. Call it before creating the first pool. */
export function standOn(database: PGlite): void {
  opened = database
}

class Pool extends PglitePool {
  constructor(options: PglitePoolOptions) {
    if (!opened) throw new Error('No database was opened yet.')
    super(opened, options)
  }

  /** No-op: there are no connections that could be lost. */
  on(): this {
    return this
  }
}

export default { Pool, types }
