import { expect, test } from 'vitest'
import { summaryOf, withoutLiterals } from './statement-text.ts'

test.each([
  [`select * from users where email = 'thu.ha@example.vn'`, 'select * from users where email = ?'],
  [`select 'it''s hers', 'a'`, 'select ?, ?'],
  [String.raw`select e'it\'s hers', E'b' from t`, 'select ?, ? from t'],
  [
    `select $1, $2::text, "order2", col3 from t limit 20 offset 1.5e3`,
    'select $1, $2::text, "order2", col3 from t limit ? offset ?',
  ],
  ['do $body$ begin secret; end $body$', 'do ?'],
  [`select 'never closed`, 'select ?'],
  ['select\n  a,\n  b', 'select a, b'],
])('%s holds no value as %s', (statement, shown) => {
  expect(withoutLiterals(statement)).toBe(shown)
})

test('where it is unclear whether a backslash escapes, nothing of a value is left', () => {
  expect(withoutLiterals(String.raw`select 'C:\', phone from t where phone = '0901'`)).not.toContain('0901')
})

test('a statement of any length is cut', () => {
  expect(withoutLiterals(`select ${'a, '.repeat(5000)}`)).toHaveLength(2000)
})

test.each([
  ['select "id" from "orders" where "id" = $1', 'select orders'],
  ['insert into idempotency_keys (key) values ($1)', 'insert idempotency_keys'],
  ['update "carts" set "a" = $1', 'update carts'],
  ['delete from sessions', 'delete sessions'],
  ['begin', 'begin'],
  [`select set_config('app.user_id', $1, true)`, 'select'],
  ['with open as (select 1 from payments) select * from open', 'with open'],
  ['select a, (select b from totals where (c)) from "orders"', 'select orders'],
  ['', 'statement'],
])('%s is summed up as %s', (statement, summary) => {
  expect(summaryOf(statement)).toBe(summary)
})
