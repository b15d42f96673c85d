import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { identity, type RunAs } from './run-as.ts'

export const superuser = 'chonoi'
export const passwordFile = (data: string) => join(data, 'chonoi.password')

/**
 * Makes the database cluster in `data` unless it is there. It is made aside and moved in with PG_VERSION last, so that a
 * run that was cut off never looks finished.
 */
export async function initCluster(home: string, data: string, who: RunAs): Promise<void> {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const draft = join(data, '.init')
  const password = join(data, '.password')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(data, { recursive: true })
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (who.uid !== undefined && who.gid !== undefined) chownSync(password, who.uid, who.gid)
  await run(join(home, 'bin', 'initdb'), who, [
    ...['-D', draft, '-U', superuser, '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8'],
    ...['--locale=C', '--locale-provider=icu', '--icu-locale=vi', '--no-sync', '--no-instructions'],
  ])
  for (const file of readdirSync(draft)) if (file !== 'PG_VERSION') renameSync(join(draft, file), join(data, file))
  renameSync(password, passwordFile(data))
  renameSync(join(draft, 'PG_VERSION'), join(data, 'PG_VERSION'))
  rmdirSync(draft)
  chmodSync(data, 0o700)
}

async function run(command: string, who: RunAs, args: string[]) {
  const child = spawn(command, args, {
    ...identity(who),
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) throw new Error(`The database could not be prepared: ${complaint.trim()}`)
}

/** Nothing of ours is handed on but the path; messages come in one language. */
export const postgresEnvironment = () => ({ PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' })
