import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { findBinaries } from './binaries.ts'
import { initCluster, passwordFile, postgresEnvironment, superuser } from './init-cluster.ts'
import { privateFolder } from './private-folder.ts'
import { can, findRunAs, identity, type RunAs } from './run-as.ts'

export interface RunningPostgres {
  /** Of the superuser that owns the site's database. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL on `folder`, or takes over the one that a crashed process left running on it. Our own
 * launcher over the packaged binaries: it runs detached (Ctrl-C reaches the site first, which then stops it), survives
 * kill -9 of the site, and needs no change to the machine when started by root.
 */
export async function startPostgres(folder: string, settings: Record<string, string> = {}): Promise<RunningPostgres> {
  const who = findRunAs()
  const home = findBinaries(who)
  const data = reachableFolder(resolve(folder), who)
  await initCluster(home, data, who)
  const password = readFileSync(passwordFile(data), 'utf8')
  const left = readPidFile(data)
  if (left && isAlive(left.pid) && (await servesFolder(urlOf(left.port, password), data))) {
    return running(urlOf(left.port, password), left.pid)
  }
  const port = await freePort()
  const options = {
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    port: String(port),
    shared_buffers: '128MB',
    ...settings,
  }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(home, 'bin', 'postgres'), ['-D', data, ...flags], {
    ...identity(who),
    cwd: '/',
    env: postgresEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  await new Promise<void>((ready, fail) => {
    child.stderr.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      complaint = (complaint + text).slice(-2000)
      if (text.includes('ready to accept connections')) ready()
    })
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`The database ended with ${code}: ${complaint.trim()}`)))
  })
  child.stderr.removeAllListeners('data').resume()
  child.unref()
  ;(child.stderr as unknown as { unref?: () => void }).unref?.()
  return running(urlOf(port, password), child.pid as number)
}

/** The folder itself, or one elsewhere when the database's user can't enter it. */
function reachableFolder(folder: string, who: RunAs): string {
  try {
    mkdirSync(folder, { recursive: true })
    if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid)
  } catch (error) {
    throw new Error(`The folder ${folder} can't be written: ${(error as Error).message}`, { cause: error })
  }
  return can(who, 'test', ['-w', folder]) ? folder : privateFolder('data', folder, who)
}

const urlOf = (port: number, password: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`

function running(url: string, pid: number): RunningPostgres {
  return {
    url,
    async stop() {
      if (!isAlive(pid)) return
      process.kill(pid, 'SIGINT')
      if (!(await hasEnded(pid, 8000))) process.kill(pid, 'SIGQUIT')
    },
  }
}

function readPidFile(data: string) {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process id can be used again by something else: the server itself says which folder it serves. */
async function servesFolder(url: string, data: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
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

async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const until = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > until) return false
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return true
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
