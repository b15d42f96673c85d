import type pg from 'pg'

/**
 * Sends every statement without a name. A prepared statement belongs to a connection, and behind a pooler the next
 * transaction is on another one.
 */
export function withoutNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((asked: unknown, ...rest: unknown[]) => query(unnamed(asked), ...rest)) as typeof client.query
  })
}

function unnamed(asked: unknown): unknown {
  const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
  return isNamed ? { ...asked, name: undefined } : asked
}
