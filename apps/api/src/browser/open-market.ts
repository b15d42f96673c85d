import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { openDatabase } from '../database/database.ts'
import { serveContract } from '../http/serve-contract.ts'
import { handlers } from '../modules/handlers.ts'
import { standOn } from './adapters/pg.ts'
import { browserPorts } from './browser-ports.ts'
import type { MarketAssets } from './messages.ts'
import { storyAddress } from './story-caller.ts'

/** A seeded market of this worker. */
export interface OpenMarket {
  serve(request: Request): Promise<Response>
  /** Clears counters, files and tokens. Returns false when a row was written and the market can't be reused. */
  restart(): Promise<boolean>
}

/** Opens the server's handler on the seeded market, in the application's role, so that row-level security applies. */
export async function openMarket(assets: MarketAssets): Promise<OpenMarket> {
  const postgres = await PGlite.create({
    loadDataDir: assets.snapshot,
    pgliteWasmModule: assets.postgres,
    // Required by the types; only used without a snapshot.
    initdbWasmModule: assets.postgres,
    fsBundle: assets.library,
    extensions: { btree_gin, pg_trgm, unaccent },
  })
  standOn(postgres)
  const database = openDatabase('')
  const createApp = () => serveContract({ database, ports: browserPorts(database), handlers, checksAnswers: false })
  let app = createApp()
  const seeded = await readLogPosition(postgres)
  return {
    serve: async (request) => app.fetch(request, { address: storyAddress }),
    async restart() {
      if ((await readLogPosition(postgres)) !== seeded) return false
      app = createApp()
      return true
    },
  }
}

/** Returns the end of PostgreSQL's write-ahead log, which every change moves. */
async function readLogPosition(postgres: PGlite): Promise<string | undefined> {
  const { rows } = await postgres.query<{ position: string }>('select pg_current_wal_insert_lsn()::text as position')
  return rows[0]?.position
}
