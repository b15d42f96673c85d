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

/** The server's one handler over the seeded market, as the application's role: row-level security holds here too. */
export async function openMarket(assets: MarketAssets): Promise<(request: Request) => Promise<Response>> {
  standOn(
    await PGlite.create({
      loadDataDir: assets.snapshot,
      pgliteWasmModule: assets.postgres,
      // Asked for by the types and only used where there is no snapshot.
      initdbWasmModule: assets.postgres,
      fsBundle: assets.library,
      extensions: { btree_gin, pg_trgm, unaccent },
    }),
  )
  const database = openDatabase('')
  const app = serveContract({
    database,
    ports: browserPorts(database, location.origin),
    handlers,
    checksAnswers: false,
  })
  return async (request) => app.fetch(request, { address: '203.0.113.7' })
}
