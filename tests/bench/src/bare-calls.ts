// The baseline of the site's calls: node:http and pg with the site's statements and their rows as JSON, nothing else.
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import { type Replay, sendAgain } from './replay.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: '-c role=chonoi_app' })

/** Bytes as represented in JSON. */
const withBytes = (_name: string, value: { type?: unknown; data?: number[] } | null) =>
  value?.type === 'Buffer' ? Buffer.from(value.data ?? []) : value
const replays = new Map(JSON.parse(readFileSync(process.env.REPLAYS ?? '', 'utf8'), withBytes) as [string, Replay][])

async function answer(path: string, response: ServerResponse) {
  const replay = replays.get(path)
  if (!replay) throw new Error(`nothing was recorded for ${path}`)
  const client = await pool.connect()
  const rows = await sendAgain(replay, (statement) => client.query(statement))
  client.release()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(rows))
}

createServer((request, response) => void answer(request.url ?? '', response)).listen(
  Number(process.env.PORT),
  '127.0.0.1',
  () => console.log('bare server is ready'),
)
