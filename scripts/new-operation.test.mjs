// Creates an operation and a table in a copy of the files that they extend.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'

const root = join(import.meta.dirname, '..')
let copy

const make = (...args) =>
  spawnSync(process.execPath, [join(root, 'scripts/new/new.mjs'), ...args, copy], { encoding: 'utf8' })
const read = (path) => readFileSync(join(copy, path), 'utf8')
const tool = (name, ...args) => spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: copy, encoding: 'utf8' })

before(() => {
  copy = mkdtempSync(join(tmpdir(), 'made-'))
  for (const path of [
    'biome.json',
    '.oxlintrc.json',
    'openapi/openapi.yaml',
    'openapi/wallet/paths.yaml',
    'openapi/wallet/schemas.yaml',
    'apps/api/src/modules/wallet/wallet.routes.ts',
    'apps/api/src/modules/wallet/wallet.calls.ts',
    'apps/api/test/testing/arrange-everything.ts',
  ]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  const operation = make('operation', 'wallet', 'getRiverWallet')
  assert.equal(operation.status, 0, operation.stderr)
  const table = make('table', 'river_notes')
  assert.equal(table.status, 0, table.stderr)
})
after(() => rmSync(copy, { recursive: true, force: true }))

test('a new operation has a path, a schema, a verb, SQL, a test, a route and a call', () => {
  assert.match(
    read('openapi/openapi.yaml'),
    /^ {2}\/wallet\/get-river-wallet:\n {4}\$ref: wallet\/paths\.yaml#\/getRiverWallet$/m,
  )
  assert.match(read('openapi/wallet/paths.yaml'), /operationId: getRiverWallet/)
  assert.match(read('openapi/wallet/schemas.yaml'), /^GetRiverWalletAnswer:$/m)
  const folder = 'apps/api/src/modules/wallet'
  assert.match(read(`${folder}/get-river-wallet.ts`), /export function getRiverWallet\(/)
  assert.match(read(`${folder}/get-river-wallet.store.ts`), /export async function findGetRiverWallet\(/)
  assert.match(read(`${folder}/get-river-wallet.test.ts`), /getRiverWallet: refuses a visitor/)
  assert.match(
    read(`${folder}/wallet.routes.ts`),
    /import \{ getRiverWallet \} from '\.\/get-river-wallet\.ts'[^]*async getRiverWallet\(context\)/,
  )
  assert.match(
    read(`${folder}/wallet.calls.ts`),
    / {2}getRiverWallet: \{ reachesNobody: 'byToken', unwatched: 'oneRow' \},\n\} satisfies Calls/,
  )
})

test('a new table has a dated migration, its columns and a fixture row', () => {
  const [migration] = readdirSync(join(copy, 'apps/api/src/database/migrations'))
  assert.match(migration, /^\d{8}T\d{4}-river-notes\.sql$/)
  assert.match(
    read(`apps/api/src/database/migrations/${migration}`),
    /create table river_notes \([^]*select protect_table\('river_notes'/,
  )
  assert.match(read('apps/api/src/database/tables/river-notes.ts'), /export const riverNotes = pgTable\('river_notes'/)
  assert.match(read('apps/api/test/testing/arrange-everything.ts'), /await insert\('river_notes', \{ \.\.\.user/)
})

test('the files are formatted and pass the linter', () => {
  const format = tool('biome', 'format', '--vcs-enabled=false', 'apps')
  assert.equal(format.status, 0, format.stdout + format.stderr)
  const lint = tool('oxlint', '--deny-warnings', 'apps')
  assert.equal(lint.status, 0, lint.stdout)
})

for (const [args, reason] of [
  [['operation', 'wallet', 'getRiverWallet'], /already/],
  [['operation', 'wallet', 'Get_River'], /no operationId/],
  [['operation', 'river', 'getRiver'], /missing/],
  [['table', 'river_notes'], /already/],
  [['table', 'River'], /no name/],
]) {
  test(`${args.join(' ')} is refused`, () => {
    const made = make(...args)
    assert.equal(made.status, 1)
    assert.match(made.stderr, reason)
  })
}
