import type { Queries } from './database.ts'

const prepared = new WeakMap<Queries, Map<string, unknown>>()

/** A prepared statement, built once per connection and named in the database. */
export function preparedOnce<Statement>(
  queries: Queries,
  name: string,
  prepare: (name: string) => Statement,
): Statement {
  const known = prepared.get(queries) ?? new Map<string, unknown>()
  prepared.set(queries, known)
  const statement = (known.get(name) as Statement | undefined) ?? prepare(name)
  known.set(name, statement)
  return statement
}
