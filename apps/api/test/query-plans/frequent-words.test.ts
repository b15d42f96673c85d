import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { inScope, systemScope } from '../../src/database/scope.ts'
import { useTestApi } from '../testing/test-api.ts'

const server = useTestApi()
const people = 30_000

/** Everybody is called Trần Mười, some by a number that holds 77. */
beforeAll(async () => {
  await server.owner.query(
    `insert into users (email, first_name, last_name, created_at)
     select 'nguoi-' || n || '@chonoi.test', 'Mười', 'Trần ' || n, now() - n * interval '1 minute'
     from generate_series(1, ${people}) n`,
  )
  await server.owner.query('vacuum analyze users')
}, 60_000)

/** What a search finds, and how often it asks the index of texts. */
async function find(...patterns: string[]): Promise<{ found: number; asked: number }> {
  const asked = async () => {
    const { rows } = await server.owner.query<{ scans: string }>(
      `select pg_stat_get_numscans('users_texts'::regclass) as scans`,
    )
    return Number(rows[0]?.scans)
  }
  const before = await asked()
  const found = await inScope(server.api.database, systemScope, async ({ queries }) => {
    const { rows } = await queries.execute(sql`select find_users(${sql.param(patterns)}::text[], 1000)`)
    // Otherwise it is told within a second.
    await queries.execute(sql`select pg_stat_force_next_flush()`)
    return rows.length
  })
  return { found, asked: (await asked()) - before }
}

test('frequent words with one that no index knows are found among the newest accounts', async () => {
  const holding = Array.from({ length: people }, (_, index) => String(index + 1)).filter((one) => one.includes('77'))
  expect(await find('%tran%', '%muoi%', '%77%')).toEqual({ found: Math.min(1000, holding.length), asked: 0 })
})

test('a rare word is found by the index of texts, also beside a short one', async () => {
  expect(await find('%tran%', '%29977%')).toEqual({ found: 1, asked: 1 })
  expect(await find('%77%', '%29977%')).toEqual({ found: 1, asked: 1 })
})

test.each(['%\\%%', '%\\_%', '%\\\\%'])(
  'a wildcard or a backslash that was typed is looked for as it is: %s',
  async (typed) => {
    expect((await find(typed)).found).toBe(0)
  },
)
