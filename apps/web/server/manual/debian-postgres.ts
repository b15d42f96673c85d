import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const debian = '/usr/lib/postgresql'
/** The newest of this machine; Debian's packages bring one with all its tools, which the embedded one lacks. */
const version = (existsSync(debian) ? readdirSync(debian) : []).toSorted((one, other) => Number(other) - Number(one))[0]
export const debianTools = version && join(debian, version, 'bin')

/** PostgreSQL refuses to run as root. */
export const nobody = 65_534

/** Runs commands of PostgreSQL's tools by a user without rights, and returns what they print. */
export function runTools(commands: string): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    encoding: 'utf8',
    cwd: '/tmp',
    env: {
      PATH: `${debianTools}:${process.env.PATH}`,
      PGUSER: 'postgres',
      PGDATABASE: 'postgres',
      PGHOST: '127.0.0.1',
    },
    ...(process.getuid?.() === 0 && { uid: nobody, gid: nobody }),
    // What a server writes goes to its log; it would hold these open.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new Error(`${commands} ended with ${status}: ${stdout}${stderr}`)
  return stdout.trim()
}

const options = (port: string) =>
  `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c wal_keep_size=64MB -c port=${port}`

export const startServer = (data: string, port: string) =>
  runTools(`pg_ctl --pgdata=${data} --log=${data}.log --options='${options(port)}' --wait start`)

export const stopServer = (data: string, how: 'fast' | 'immediate' = 'fast') =>
  runTools(`pg_ctl --pgdata=${data} --mode=${how} --wait stop`)

export const ask = (port: string, statement: string) =>
  runTools(`psql --port=${port} --no-psqlrc --quiet --tuples-only --no-align --command="${statement}"`)
