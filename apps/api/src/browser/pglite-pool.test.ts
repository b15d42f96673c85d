import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { PglitePool } from './pglite-pool.ts'

const database = new PGlite()
const lite = new PglitePool(database)
const real = new pg.Pool({ connectionString: inject('serverUrl'), max: 2 })
afterAll(async () => {
  await database.close()
  await real.end()
})

const uuid = '0d4f9d4e-6f0a-4a3c-9a38-0c5d8f6b7a11'
const statements: [string, unknown[]][] = [
  [
    'select $1::text as a, $2::int as b, $3::bigint as c, $4::numeric as d',
    ['Chợ "Nổi"', 7, '9007199254740993', '1.50'],
  ],
  ['select $1::boolean as a, $2::uuid as b, $3::jsonb as c, $4::text as d', [true, uuid, { x: [1, null] }, null]],
  ['select $1::bytea as a, $2::date as b', [Buffer.from([0, 255, 92, 39]), '2026-11-20']],
  ['select $1::timestamptz as a', [new Date('2026-11-20T02:12:00.123Z')]],
  [
    'select $1::text[] as a, $2::int[] as b',
    [
      ['một', 'hai "ba"', 'c\\d', null, ''],
      [1, 2],
    ],
  ],
  ['select * from (values (1), (2)) as t(n) where n > $1', [5]],
]

test.each(statements)('PGlite: returns the same as PostgreSQL: %s', async (text, values) => {
  const [ours, theirs] = await Promise.all([lite.query(text, values), real.query(text, values)])
  expect(ours.rows).toEqual(theirs.rows)
  expect(ours.rowCount).toBe(theirs.rowCount)
})

test('query: returns rows as arrays, read by the parsers of the statement', async () => {
  const types = { getTypeParser: () => (text: string) => `<${text}>` }
  const query = { text: 'select $1::int, $2::text', values: [1, 'a'], rowMode: 'array', types }
  expect((await lite.query(query)).rows).toEqual([['<1>', '<a>']])
})

test("query: errors carry PostgreSQL's code and constraint", async () => {
  await lite.query('create temp table codes (code text constraint codes_key unique)')
  await lite.query('insert into codes values ($1)', ['a'])
  await expect(lite.query('insert into codes values ($1)', ['a'])).rejects.toMatchObject({
    code: '23505',
    constraint: 'codes_key',
  })
})

test('connect: waits until the transaction of another client has ended', async () => {
  const said: string[] = []
  const first = await lite.connect()
  const second = lite.connect().then((client) => {
    said.push('second')
    client.release()
  })
  await first.query('begin')
  await first.query('select $1::int', [1])
  said.push('first')
  await first.query('commit')
  first.release()
  await second
  expect(said).toEqual(['first', 'second'])
})

test('Pool: takes the role of its options', async () => {
  await lite.query('create role nobody_special nologin')
  const asked = new PglitePool(database, { options: '-c role=nobody_special -c timezone=UTC -c statement_timeout=1' })
  expect((await asked.query('select current_user as name')).rows).toEqual([{ name: 'nobody_special' }])
})
