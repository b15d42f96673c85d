import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { postgresEnvironment } from './init-cluster.ts'
import type { Postmaster } from './postmaster.ts'
import { identity, type RunAs } from './run-as.ts'

/**
 * Starts the server on a prepared data folder, in a process group of its own, and waits until it takes connections. Its
 * port is a free one, unless `settings` names it.
 */
export async function launchPostmaster(
  home: string,
  data: string,
  who: RunAs,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const options = {
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    port: settings.port ?? String(await freePort()),
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
  let said = ''
  await new Promise<void>((ready, fail) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000)
      if (/ready to accept (read-only )?connections/.test(said)) ready()
    })
    child.once('error', fail)
    child.once('exit', (code) => fail(new Error(`The database ended with ${code}: ${reasonIn(said)}`)))
  })
  child.stderr.removeAllListeners('data').resume()
  child.unref()
  ;(child.stderr as unknown as { unref?: () => void }).unref?.()
  return { pid: child.pid as number, port: Number(options.port) }
}

/** What PostgreSQL names as the reason, in one line. */
function reasonIn(said: string): string {
  const lines = said.trim().split('\n')
  return (
    lines.find((line) => /\b(FATAL|PANIC):/.test(line))?.replace(/^.*?\b(FATAL|PANIC):\s*/, '') ?? lines.at(-1) ?? ''
  )
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
