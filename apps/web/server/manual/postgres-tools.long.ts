import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from '../testing/site-process.ts'
import { ask, debianTools, nobody, runTools, startServer, stopServer } from './debian-postgres.ts'

if (!debianTools) console.error("[figures] PostgreSQL's tools: left out, as Debian's package is not installed")

const manual = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')
/** The part of the page from a word on, up to the end of its line or of what stands in backticks. */
function written(beginning: string): string {
  const at = manual.indexOf(beginning)
  if (at < 0) throw new Error(`The page has no ${beginning}`)
  return manual.slice(at).split(/[`\n]/)[0] ?? ''
}
/** A block of settings that begins with this line. */
const settings = (firstLine: string) => manual.slice(manual.indexOf(firstLine)).split('```')[0] ?? ''

const folder = mkdtempSync(join(tmpdir(), 'chonoi-tools-'))
if (process.getuid?.() === 0) chownSync(folder, nobody, nobody)
const running = new Map<string, string>()
const at = (name: string) => join(folder, name)
async function start(name: string): Promise<string> {
  const port = running.get(name) ?? (await freePort())
  startServer(at(name), port)
  running.set(name, port)
  return port
}
afterAll(() => {
  for (const name of running.keys()) runTools(`pg_ctl --pgdata=${at(name)} --mode=immediate stop || true`)
  rmSync(folder, { recursive: true, force: true })
})
const newServer = (name: string) => runTools(`initdb --pgdata=${at(name)} --auth=trust --username=postgres`)

describe.skipIf(!debianTools)("PostgreSQL's tools as the page writes them", () => {
  test('a standby is made, gets each commit before it is acknowledged, takes over, and the former primary follows it', {
    timeout: 120_000,
  }, async () => {
    newServer('one')
    appendFileSync(join(at('one'), 'postgresql.conf'), `${written('wal_log_hints')}\n`)
    const one = await start('one')
    ask(one, 'create role replicator login replication')
    const made = written('pg_basebackup -h primary.internal')
      .replace('primary.internal', `127.0.0.1 -p ${one}`)
      .replace('/var/lib/postgresql/17/main', at('two'))
    runTools(made)
    // The name by which a standby is known when its primary_conninfo has none.
    appendFileSync(join(at('two'), 'postgresql.conf'), "cluster_name = 'two'\n")
    const two = await start('two')
    expect(ask(one, `select slot_name from pg_replication_slots where active`)).toBe('visitors')

    appendFileSync(join(at('one'), 'postgresql.conf'), settings('# postgresql.conf of the primary;'))
    ask(one, 'select pg_reload_conf()')
    await expect.poll(() => ask(one, 'select sync_state from pg_stat_replication')).toBe('sync')
    ask(one, 'create table told as select 1 as time')
    stopServer(at('one'), 'immediate')

    expect(ask(two, written('select pg_promote()'))).toBe('t')
    ask(two, 'insert into told values (2)')
    ask(two, written('checkpoint` on the new one'))
    const rewound = written('pg_rewind --target-pgdata=…')
      .replace('…', at('one'))
      .replace('host=two.internal …', `host=127.0.0.1 port=${two} user=postgres dbname=postgres`)
    runTools(rewound)
    ask(two, "select pg_create_physical_replication_slot('visitors')")
    await start('one')
    expect(ask(one, 'select pg_is_in_recovery()')).toBe('t')
    await expect.poll(() => ask(one, 'select count(*) from told'), { timeout: 20_000 }).toBe('2')
  })

  test('a base backup and the archived log bring back a moment', { timeout: 120_000 }, async () => {
    newServer('market')
    const wal = at('wal')
    mkdirSync(wal)
    if (process.getuid?.() === 0) chownSync(wal, nobody, nobody)
    const archive = written("archive_command = 'test ! -f").replaceAll('/wal', wal)
    appendFileSync(join(at('market'), 'postgresql.conf'), `archive_mode = on\n${archive}\n`)
    const market = await start('market')
    runTools(
      `export PGPORT=${market}; ${written('pg_basebackup -D /backups/base').replace('/backups/base', at('base'))}`,
    )
    ask(market, 'create table told as select 1 as time')
    const moment = ask(market, 'select clock_timestamp()')
    ask(market, 'insert into told values (2)')
    ask(market, 'select pg_switch_wal()')
    stopServer(at('market'))

    const restore = written("restore_command = 'cp").replaceAll('/wal', wal)
    appendFileSync(
      join(at('base'), 'postgresql.conf'),
      `archive_mode = off\n${restore}\nrecovery_target_time = '${moment}'\nrecovery_target_action = promote\n`,
    )
    writeFileSync(join(at('base'), 'recovery.signal'), '')
    const base = await start('base')
    await expect.poll(() => ask(base, 'select pg_is_in_recovery()'), { timeout: 20_000 }).toBe('f')
    expect(ask(base, 'select max(time) from told')).toBe('1')
  })
})
