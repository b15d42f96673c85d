import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, demoBankAccount, nodePorts } from '@chonoi/api'
import pg from 'pg'

/** One statement as the site sent it. */
export interface Statement {
  name?: string
  text: string
  values?: unknown[]
}

const silent = () => {}

/** What a read sends to the database, by its path: recorded from the site's own code on the same data. */
export async function recordStatements(
  databaseUrl: string,
  dataFolder: string,
  calls: readonly { path: string; headers: Record<string, string> }[],
): Promise<Map<string, Statement[]>> {
  const api = createApi({
    databaseUrl,
    ports: (database) => ({
      ...nodePorts({
        ...{ dataFolder, publicUrl: 'http://localhost', bankAccount: demoBankAccount },
        secret: readFileSync(join(dataFolder, 'secret.key')),
      })(database),
      log: { debug: silent, info: silent, warn: silent, error: silent },
    }),
  })
  const recorded = new Map<string, Statement[]>()
  let current: Statement[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [statement, values] = given as [string | Statement, unknown[] | undefined]
    const { text, name, ...more } = typeof statement === 'string' ? { text: statement } : statement
    const sent = Array.isArray(values) ? values : more.values
    if (text) current.push({ text, ...(name && { name }), ...(sent && { values: sent }) })
    return Reflect.apply(query, this, given) as never
  } as typeof query
  try {
    for (const { path, headers } of calls) {
      current = []
      const answer = await api.fetch(new Request(`http://localhost/api/v1${path}`, { headers }))
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
      recorded.set(path, current)
    }
  } finally {
    pg.Client.prototype.query = query
    await api.close()
  }
  return recorded
}
