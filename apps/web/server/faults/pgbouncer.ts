import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../testing/site-process.ts'

const program = process.env.PGBOUNCER || 'pgbouncer'

/** Whether the program is there; it is in Debian's package pgbouncer. PGBOUNCER names another place. */
export function hasPgbouncer(): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/**
 * PgBouncer in transaction mode with `connections` to the server, as docs/operating.md sets it up: it asks the server, as the
 * owner, for the password of each login.
 */
export async function openPgbouncer(ownerUrl: string, folder: string, connections: number) {
  const owner = new URL(ownerUrl)
  const [user, password] = [owner.username, owner.password].map(decodeURIComponent)
  const port = await freePort()
  mkdirSync(folder)
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${password}"\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${owner.hostname} port=${owner.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
auth_user = ${user}
auth_query = select usename, passwd from pg_shadow where usename = $1
`,
  )
  const isRoot = process.getuid?.() === 0
  // It refuses to run as root.
  const nobody = 65_534
  chmodSync(folder, 0o755)
  const child = spawn(program, ['--quiet', join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  })
  const ended = new Promise<void>((end) => child.once('exit', () => end()))
  const address = `127.0.0.1:${port}`
  await untilListening(Number(port))
  return {
    address,
    async close() {
      child.kill('SIGINT')
      await ended
    },
  }
}

/** Until somebody listens there. */
async function untilListening(port: number): Promise<void> {
  const tries = () =>
    new Promise<boolean>((settled) => {
      const socket = connect(port, '127.0.0.1', () => settled(true)).once('error', () => settled(false))
      socket.once('connect', () => socket.destroy())
    })
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await tries()) return
    await pause(100)
  }
  throw new Error('PgBouncer does not listen.')
}
