// The peer of the site's reads: node:http and pg, the statements that the site sends, and their rows as JSON, nothing else.
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import type { Statement } from './recorded-calls.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c role=chonoi_app' })
const recorded = new Map(JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8')) as [string, Statement[]][])

async function answer(path: string, response: ServerResponse) {
  const client = await pool.connect()
  const rows: unknown[] = []
  for (const statement of recorded.get(path) ?? []) rows.push((await client.query(statement)).rows)
  client.release()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(rows))
}

createServer((request, response) => void answer(request.url ?? '', response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('bare server is ready'),
)
