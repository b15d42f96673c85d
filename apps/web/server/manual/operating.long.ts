import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginInstallation, openOwner } from '@chonoi/api'
import { openS3Server } from '@chonoi/api/testing/s3-server'
import { startPostgres } from '@chonoi/api/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../testing/site-process.ts'
import { debianTools, nobody, runTools, startServer, stopServer } from './debian-postgres.ts'
import { commandsOn, runCommand } from './npm-command.ts'

/** Named as what they do, and written out with their arguments elsewhere on the page. */
const names = ['npm run restore', 'npm run keys:change', 'npm run backup']
/** What an operator puts in place of an example. */
const filledIn = '<e-mail> [first name] [last name]'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-manual-'))
chmodSync(folder, 0o755)
const backups = join(folder, 'backups')
const embedded = join(folder, 'embedded')
const keys = { SECRET_KEY: join(folder, 'secret_key'), DATA_ENCRYPTION_KEY: join(folder, 'data_encryption_key') }
const ran = new Set<string>()
const ends: (() => Promise<unknown>)[] = []
let url = ''
let bucket: Awaited<ReturnType<typeof openS3Server>>
let takenAt = ''

const databaseUrl = (name: string) => url.replace(/\/postgres$/, `/${name}`)
const site = (name = 'first') => ({
  DATABASE_URL: databaseUrl(name),
  DATA_DIR: join(folder, name),
  SECRET_KEY_FILE: keys.SECRET_KEY,
  SECRET_KEY_PREVIOUS_FILE: `${keys.SECRET_KEY}_previous`,
  DATA_ENCRYPTION_KEY_FILE: keys.DATA_ENCRYPTION_KEY,
  DATA_ENCRYPTION_OLD_KEYS_FILE: join(folder, 'data_encryption_old_keys'),
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../../node_modules/.cache/node'),
})
const onlyEmbedded = () => {
  const { DATABASE_URL: _server, ...settings } = site()
  return { ...settings, DATA_DIR: embedded }
}

/** Runs a command as the page writes it, with this machine's folders, addresses and moments in place of its examples. */
async function run(command: string, environment: Readonly<Record<string, string>> = site()) {
  ran.add(command)
  const here = command
    .replace(filledIn, 'you@example.vn An Nguyễn')
    .replace('/backups', backups)
    .replace('/tmp/drill', join(folder, 'drill'))
    .replace('2026-11-26T08:00+07:00', takenAt)
    .replace('postgres://owner@new-server/chonoi', databaseUrl('new_server'))
    .replace('/opt/postgresql-17', join(folder, 'no-postgresql'))
  return runCommand(here, environment)
}

beforeAll(async () => {
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
  url = postgres.url
  ends.push(() => postgres.stop())
  const admin = openOwner(url)
  for (const name of ['first', 'second', 'third', 'drill', 'new_server']) await admin.query(`create database ${name}`)
  await admin.end()
  bucket = await openS3Server()
  ends.push(() => bucket.close())
  for (const path of Object.values(keys)) writeFileSync(path, `${crypto.randomUUID()}${crypto.randomUUID()}\n`)
  writeFileSync(`${keys.SECRET_KEY}_previous`, '')
  writeFileSync(join(folder, 'data_encryption_old_keys'), '')
  mkdirSync(embedded)
}, 120_000)
afterAll(async () => {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true, force: true })
})

test('migrate lists what it would run, and runs it', async () => {
  expect(await run('npm run migrate -- --dry-run')).toMatchObject({ code: 0, complaint: '' })
  expect((await run('npm run migrate')).output).toMatch(/ ran\.\n$/)
  const owner = openOwner(databaseUrl('first'))
  await beginInstallation(owner)
  await owner.end()
})

test('admin:create prints a link', async () => {
  const { code, output } = await run('npm run admin:create -- <e-mail> [first name] [last name]')
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^Choose the password of you@example\.vn within 24 hours: /),
  ])
})

test('the backup is whole by its sums, and each way to restore brings a site back', async () => {
  expect(await run('npm run backup -- /backups --keep 14')).toMatchObject({ code: 0, complaint: '' })
  const [one = ''] = readdirSync(backups)
  takenAt = new Date().toISOString()
  const [, sums = ''] = /`(sha256sum -c SHA256SUMS)`/.exec(manual()) ?? []
  expect(execFileSync('sh', ['-c', sums], { cwd: join(backups, one), encoding: 'utf8' })).toContain('manifest.json: OK')
  const restored = { code: 0, complaint: '', output: expect.stringMatching(/Restored as of /) as string }
  expect(await run('npm run restore -- /backups', site('second'))).toMatchObject(restored)
  expect(await run('npm run restore -- /backups --to 2026-11-26T08:00+07:00', site('third'))).toMatchObject(restored)
  const { DATA_DIR: _ofSite, ...drill } = site('drill')
  expect(await run('DATA_DIR=/tmp/drill npm run restore -- /backups', drill)).toMatchObject(restored)
})

const manual = () => readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')

test('a key is changed in three steps, stored secrets are encrypted anew, and a key of push messages is made', async () => {
  const announced = 'npm run keys:change -- SECRET_KEY announce'
  expect(await run(announced)).toMatchObject({ code: 0, complaint: '' })
  for (const step of ['use', 'retire']) {
    const hoursAgo = new Date(Date.now() - 7_200_000)
    for (const path of Object.values(keys)) utimesSync(path, hoursAgo, hoursAgo)
    expect(await run(announced.replace('announce', step))).toMatchObject({ code: 0, complaint: '' })
    ran.delete(announced.replace('announce', step))
  }
  expect((await run('npm run secrets:rotate')).output).toMatch(/^\d+ secrets are encrypted anew/)
  expect(await run('npm run push:rotate')).toMatchObject({ code: 0, complaint: '' })
})

test('uploads are copied into a bucket', async () => {
  const { options } = bucket
  const answer = await run('npm run files:upload', {
    ...site(),
    ...{ S3_BUCKET: options.bucket, S3_ENDPOINT: options.endpoint, S3_REGION: options.region },
    ...{ S3_ACCESS_KEY_ID: options.accessKeyId, S3_SECRET_ACCESS_KEY: options.secretAccessKey },
  })
  expect(answer.output).toMatch(/^0 files are copied into /)
})

const toNewServer = 'npm run upgrade:database -- --to postgres://owner@new-server/chonoi'

// Debian's PostgreSQL is older than the embedded one.
test.skipIf(!debianTools)('a database moves to a newer server, and the old one stays', async () => {
  const [old, port] = [join(folder, 'old'), await freePort()]
  if (process.getuid?.() === 0) chownSync(folder, nobody, nobody)
  runTools(`initdb --pgdata=${old} --auth=trust --username=postgres`)
  startServer(old, port)
  ends.unshift(async () => stopServer(old))
  const settings = { ...site(), DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres` }
  expect(await run('npm run migrate', settings)).toMatchObject({ code: 0, complaint: '' })
  const moved = await run(toNewServer, settings)
  expect(moved, moved.complaint).toMatchObject({
    ...{ code: 0, output: expect.stringMatching(/The old one on \d+ is as it was\./) as string },
  })
})

test('the embedded database says that there is none to upgrade', async () => {
  // With an older server beside it: apps/api/src/postgres/upgrade-cluster.test.ts.
  for (const command of [
    'npm run upgrade:database',
    'npm run upgrade:database -- --former /opt/postgresql-17',
    'npm run upgrade:database -- --confirm',
  ])
    expect(await run(command, onlyEmbedded())).toMatchObject({
      ...{ code: 1, output: '', complaint: expect.stringMatching(/^There is no database in [^\n]+\n$/) as string },
    })
})

test('the doctor names what is left to do', async () => {
  expect(await run('npm run doctor')).toMatchObject({ code: 1, output: expect.stringContaining('SMTP_URL is not set') })
})

test('there is no command of the site on the page that was not run', () => {
  const left = commandsOn('operating.md').filter((command) => !names.includes(command) && !ran.has(command))
  expect(left).toEqual(debianTools ? [] : [toNewServer])
  expect(names.filter((name) => !commandsOn('operating.md').includes(name))).toEqual([])
  process.stdout.write(`[figures] docs/operating.md: ${ran.size} commands ran as they are written\n`)
})
