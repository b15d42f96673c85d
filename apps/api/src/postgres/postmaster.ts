import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** The server process that works on a data folder, as PostgreSQL itself notes it there. */
export interface Postmaster {
  pid: number
  port: number
}

const pidFile = (data: string) => join(data, 'postmaster.pid')

export function findPostmaster(data: string): Postmaster | undefined {
  if (!existsSync(pidFile(data))) return undefined
  const lines = readFileSync(pidFile(data), 'utf8').split('\n')
  const left = { pid: Number(lines[0]), port: Number(lines[3]) }
  if (isAlive(left.pid) && isPostgres(left.pid)) return left
  // The number went to another program since: PostgreSQL would take that one for itself and refuse to start.
  if (isAlive(left.pid)) rmSync(pidFile(data), { force: true })
  return undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Where the system doesn't tell, it is taken for one. */
function isPostgres(pid: number): boolean {
  const told = `/proc/${pid}/comm`
  return !existsSync(told) || readFileSync(told, 'utf8').startsWith('postgres')
}

/** A process id can be used again by something else: the server itself says which folder it serves. */
export async function servesFolder(url: string, data: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const answer = await client.query<{ data_directory: string }>('show data_directory')
    return answer.rows[0]?.data_directory === realpathSync(data)
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Fast shutdown: running transactions are rolled back. A server that doesn't end in time is ended at once. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  if (await hasEnded(pid, maxStop)) return
  process.kill(pid, 'SIGQUIT')
  await hasEnded(pid, maxStop)
}

const maxStop = 5000

async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return true
}
