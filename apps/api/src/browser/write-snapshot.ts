// Writes the parts that `vite build` can't: the seeded database and its images, beside the worker's script in
// dist/browser.
import nodeCrypto from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import type pg from 'pg'
import { migrate } from '../database/migrate.ts'
import { openEncryption } from '../encryption/encryption.ts'
import { folderFileStore } from '../ports/file-store.ts'
import { argon2Passwords } from '../ports/passwords.ts'
import { composePicture } from '../seed/pictures/compose-picture.ts'
import type { DrawPicture } from '../seed/pictures/make-pictures.ts'
import { loadReferenceData } from '../seed/reference-data.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import { demoEncryptionKey } from './demo-keys.ts'
import { demoPasswordCost } from './demo-password-cost.ts'
import { standAt, storyMoment } from './moment.ts'
import { PglitePool } from './pglite-pool.ts'
import { drawSameChance } from './same-chance.ts'
import { signInDemo } from './sign-in-demo.ts'

const folder = join(import.meta.dirname, '..', '..', 'dist', 'browser')
/** Size of a story's image in pixels: enough for a card, and drawn in a fifth of the time. */
const largestSide = 400

const drawSmall: DrawPicture = ({ ground, size: { width, height }, objects }) => {
  const scale = Math.min(1, largestSide / Math.max(width, height))
  return composePicture(ground, { width: Math.round(width * scale), height: Math.round(height * scale) }, objects)
}

// Every build writes the same rows. In Node, PostgreSQL's ids come from randomFillSync.
standAt(storyMoment)
Object.assign(nodeCrypto, { randomFillSync: drawSameChance() })

/**
 * Minimizes the database's own share of the snapshot: 1 MB of log instead of 48, one database instead of three. Without
 * checksums a row that is read for the first time writes nothing to the log, so a market that was only read is kept.
 */
const database = await PGlite.create({
  extensions: { btree_gin, pg_trgm, unaccent },
  initDbStartParams: ['--wal-segsize=1', '--no-data-checksums'],
  postgresqlconf: ['max_wal_size=2MB', 'min_wal_size=2MB', 'wal_recycle=off', 'autovacuum=off'],
})
const owner = new PglitePool(database) as unknown as pg.Pool
await migrate(owner)
await loadReferenceData(owner)
const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: console.error }
await rm(join(folder, 'files'), { recursive: true, force: true })
const files = folderFileStore(join(folder, 'files'))
const ports = {
  ...{ files, log, passwords: argon2Passwords(demoPasswordCost), now: () => new Date() },
  encryption: openEncryption([demoEncryptionKey]),
}
await seedDemo({ owner, ports, drawPicture: drawSmall })
const signIns = await signInDemo(database)
await database.exec('update pg_database set datistemplate = false')
for (const statement of [
  'drop database template0',
  'drop database template1',
  'vacuum full',
  'analyze',
  // What is left of former rows, in the catalogs too, would be cleared away by whoever reads them first.
  'vacuum freeze',
  'checkpoint',
  'checkpoint',
])
  await database.exec(statement)
const snapshot = await database.dumpDataDir('gzip')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'snapshot.tgz'), new Uint8Array(await snapshot.arrayBuffer()))
await writeFile(join(folder, 'sign-ins.json'), JSON.stringify(signIns))
await database.close()
