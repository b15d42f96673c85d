import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findLocks } from './migrations/find-locks.mjs'

const folder = join(import.meta.dirname, '../apps/api/src/database/migrations')
/** Older ones were written before anybody ran this product. */
const firstChecked = '20261126T1431'

test('no migration locks a large table for long, or takes away what the version before still uses', () => {
  const names = readdirSync(folder).sort()
  const texts = names.map((name) => readFileSync(join(folder, name), 'utf8'))
  const problems = names.flatMap((name, index) =>
    name < firstChecked ? [] : findLocks(texts[index], texts.slice(0, index)).map((problem) => `${name}: ${problem}`),
  )
  assert.deepEqual(problems, [])
})

const refused = {
  'create index orders_day on orders (day)': /locks orders against writes/,
  'create unique index on only public.orders (day)': /locks orders against writes/,
  'alter table orders add column day date not null': /give it a default/,
  'alter table orders add note text, add key uuid default gen_random_uuid()': /writes every row anew/,
  'alter table orders add column sum bigint generated always as (a + b) stored': /writes every row anew/,
  'alter table orders add column user_id uuid references users (id)': /add the constraint by itself/,
  'alter table orders add column code text unique': /add the constraint by itself/,
  'alter table orders alter column total type numeric': /rewrites the table/,
  'alter table orders alter total set data type numeric': /rewrites the table/,
  'alter table orders add constraint day_fk foreign key (day) references days (day)': /"not valid"/,
  'alter table orders add check (total > 0)': /"not valid"/,
  'alter table orders add constraint one unique (code)': /"using index"/,
  'alter table orders alter column day set not null': /check \(day is not null\)/,
  'alter table orders drop column day': /-- contract:/,
  'alter table orders rename column day to date': /-- contract:/,
  'alter table orders rename to purchases': /-- contract:/,
  'drop table orders': /-- contract:/,
  'drop index orders_day': /concurrently if exists/,
  'truncate orders': /locks a whole table/,
  'create index concurrently if not exists orders_day on orders (day)': /needs "-- no transaction"/,
  '-- no transaction\ncreate index concurrently orders_day on orders (day)': /is for one/,
  '-- no transaction\nselect 1; select 2': /is for one/,
  'do $$ begin alter table orders drop column day; end $$': /-- contract:/,
  'alter table orders add constraint c check (a > 0) not valid; alter table orders validate constraint c':
    /validate in the next migration/,
  '-- allowed: x\ndrop index orders_day': /concurrently/,
  '-- contract: soon\ndrop table orders': /-- contract:/,
}
for (const [text, why] of Object.entries(refused))
  test(`refused: ${text.replaceAll('\n', ' ')}`, () => {
    const problems = findLocks(`${text};`)
    assert.equal(problems.length, 1, problems.join('\n'))
    assert.match(problems[0], why)
  })

const passed = [
  'create table days (day date not null); create index on days (day); alter table days add check (day > now())',
  'alter table orders add column day date, add column count integer not null default 0, add more integer default 0 not null',
  '-- no transaction\ncreate index concurrently if not exists orders_day on orders (day)',
  '-- no transaction\ndrop index concurrently if exists orders_day',
  'alter table orders add constraint one unique using index orders_code',
  'alter table orders add constraint c check (day is not null) not valid',
  'alter table orders validate constraint c',
  'alter table orders alter column day drop not null, alter column day set default now(), drop constraint c',
  `comment on table orders is 'drop table orders; create index on orders (day)'`,
  'create function f() returns void language plpgsql as $f$ begin drop table orders; end $f$',
  '-- contract: 0.2.0 reads day no longer\nalter table orders drop column day',
  '-- allowed: the table holds one row a shop, hundreds at most\nalter table tenants alter column slug type text',
]
for (const text of passed)
  test(`passes: ${text.replaceAll('\n', ' ')}`, () => assert.deepEqual(findLocks(`${text};`), []))

test('"set not null" passes once its check was validated in a migration before', () => {
  const earlier = [
    'alter table orders add constraint day_given check (day is not null) not valid;',
    'alter table orders validate constraint day_given;',
  ]
  const text = 'alter table orders alter column day set not null;'
  assert.deepEqual(findLocks(text, earlier), [])
  assert.equal(findLocks(text, earlier.slice(0, 1)).length, 1)
  assert.equal(findLocks(text.replace('orders', 'carts'), earlier).length, 1)
})
