import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWatchedSite, type WatchedSite } from '../testing/watched-site.ts'

const docs = join(import.meta.dirname, '..', '..', '..', '..', 'docs')

/** `pg_promote` is for a standby: src/database/failover.test.ts. The owner's password is changed on the bare machine. */
const elsewhere = ['select pg_promote()', 'alter role … password']

/** What a page tells operators to ask the database, in its lines and in blocks of their own. */
function statementsOf(page: string): string[] {
  const text = readFileSync(join(docs, page), 'utf8')
  const inLines = text.replaceAll(/^```[^]*?^```$/gm, '').matchAll(/`((?:select|alter role) [^`]+)`/g)
  const inBlocks = text.matchAll(/^```sql\n([^]*?)^```$/gm)
  return [...inBlocks, ...inLines]
    .map(([, statement = '']) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => !elsewhere.includes(statement))
}

let site: WatchedSite
let owner = ''
beforeAll(async () => {
  site = await openWatchedSite()
  owner = (await site.owner.query<{ name: string }>('select current_user as name')).rows[0]?.name ?? ''
})
afterAll(() => site?.close())

test('pages for operators have statements', () => {
  expect(statementsOf('operating.md').length).toBeGreaterThanOrEqual(4)
  expect(statementsOf('runbook.md').length).toBeGreaterThanOrEqual(6)
})

test.each(['operating.md', 'runbook.md'].flatMap((page) => statementsOf(page).map((one) => [page, one] as const)))(
  '%s: the database answers %s',
  async (_page, statement) => {
    // The role of the application is there already, made by the first start.
    const asked = statement.replace('create role chonoi_app nologin;', '').replace('the_owner', `"${owner}"`)
    await expect(site.owner.query(asked)).resolves.toBeDefined()
  },
)
