// pg for browsers: its pool is PGlite.
import type { PGlite } from '@electric-sql/pglite'
import types from 'pg-types'
import { PglitePool, type PglitePoolOptions } from '../pglite-pool.ts'

let opened: PGlite | undefined

/** What every pool of this realm stands on. Before the first is made. */
export function standOn(database: PGlite): void {
  opened = database
}

class Pool extends PglitePool {
  constructor(options: PglitePoolOptions) {
    if (!opened) throw new Error('No database was opened yet.')
    super(opened, options)
  }

  /** There are no connections that could be lost. */
  on(): this {
    return this
  }
}

export default { Pool, types }
