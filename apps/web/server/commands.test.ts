import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beginInstallation, openOwner } from '@chonoi/api'
import { openS3Server } from '@chonoi/api/testing/s3-server'
import { startPostgres } from '@chonoi/api/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFullRing } from './testing/full-ring.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-commands-'))
chmodSync(folder, 0o755)
const time = 300_000
/** Compiled once for all commands. */
const cache = join(import.meta.dirname, '../../../node_modules/.cache/node')
const backups = join(folder, 'backups')
let url = ''
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
  url = postgres.url
  ends.push(() => postgres.stop())
  const admin = openOwner(url)
  for (const name of ['first', 'second', 'in_bucket', 'elsewhere']) await admin.query(`create database ${name}`)
  await admin.end()
})
afterAll(async () => {
  for (const end of ends) await end()
  rmSync(folder, { recursive: true, force: true })
})

const databaseUrl = (name: string) => url.replace(/\/postgres$/, `/${name}`)

/** Runs a command of the site on one of the databases, with a DATA_DIR of the same name. */
async function run(
  command: string,
  name: string,
  args: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
) {
  const child = spawn(
    process.execPath,
    ['--conditions=@chonoi/source', join(import.meta.dirname, `${command}.ts`), ...args],
    {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: databaseUrl(name),
        DATA_DIR: join(folder, name),
        NODE_COMPILE_CACHE: cache,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const code = new Promise<number | null>((ended) => child.once('exit', ended))
  const [output, complaint] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, output, complaint }
}

test('migrate lists, then runs; backup and restore bring a site to another database with its keys', {
  timeout: time,
}, async () => {
  const listed = await run('migrate', 'first', ['--dry-run'])
  expect(listed).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^20261121T0900-ground\.sql\n[^]*would run\.\n$/),
  })
  expect(await run('migrate', 'first')).toMatchObject({ code: 0, output: listed.output.replace('would run', 'ran') })
  const owner = openOwner(databaseUrl('first'))
  await beginInstallation(owner)
  await owner.end()

  const taken = await run('backup', 'first', [backups, '--with-keys', '--keep', '3'])
  expect(taken).toMatchObject({ code: 0, complaint: '' })
  expect(taken.output).toMatch(/\d+ rows of \d+ tables and 0 files, 1 MB, as of \S+Z\.\nThe keys are in it/)
  expect((await run('doctor', 'first')).output).not.toMatch(/backup/)

  const restored = await run('restore', 'second', [backups, '--to', '2100-01-01'])
  expect(restored).toMatchObject({ code: 0, complaint: '' })
  expect(restored.output).toMatch(/is whole\.\n0 files are in place\.\n[^]*Restored as of \S+Z\./)
  for (const key of ['secret.key', 'data-encryption.key']) {
    expect(readFileSync(join(folder, 'second', key))).toEqual(readFileSync(join(folder, 'first', key)))
    expect(statSync(join(folder, 'second', key)).mode & 0o077).toBe(0)
  }
})

test.runIf(isFullRing)(
  'restore is refused in one line without the keys, and into a database that is used',
  {
    timeout: time,
  },
  async () => {
    mkdirSync(join(folder, 'third'))
    const withoutKeys = await run('backup', 'first', [backups, '--keep', '1'])
    expect(withoutKeys.output).toMatch(/Not in it: SECRET_KEY \(\w{8}\)[^]*\n1 older ones are removed\.\n$/)
    expect(readdirSync(backups)).toHaveLength(1)
    const refused = (what: RegExp) => ({ code: 1, output: '', complaint: expect.stringMatching(what) as string })
    expect(await run('restore', 'third', [backups])).toEqual(
      refused(
        /^The backup needs its SECRET_KEY \(\w{8}\): give it, put it into \S+, or restore with --without-keys\.\n$/,
      ),
    )
    expect(readdirSync(join(folder, 'third'))).toEqual([])
    expect(await run('restore', 'second', [backups])).toEqual(refused(/^The database is not empty: [^\n]+\n$/))
  },
)

const fileKey = 'private/ab/abcdefghijklmnopqrstuvwxyz.webp'

/** The settings of a site whose uploads are in that bucket. */
const bucketOf = ({ options }: Awaited<ReturnType<typeof openS3Server>>) => ({
  S3_BUCKET: options.bucket,
  S3_ENDPOINT: options.endpoint,
  S3_REGION: options.region,
  S3_ACCESS_KEY_ID: options.accessKeyId,
  S3_SECRET_ACCESS_KEY: options.secretAccessKey,
})

test.runIf(isFullRing)(
  'uploads in a bucket are in the backup, and come back into another bucket after a restore',
  {
    timeout: time,
  },
  async () => {
    const [from, to] = [await openS3Server(), await openS3Server()]
    ends.push(
      () => from.close(),
      () => to.close(),
    )
    expect((await run('migrate', 'in_bucket')).code).toBe(0)
    const owner = openOwner(databaseUrl('in_bucket'))
    await beginInstallation(owner)
    const content = Buffer.from('một tấm ảnh')
    await owner.query(
      `with person as (insert into users (email, first_name, last_name, is_verified, home_tenant_id)
       select 'an@chonoi.test', 'An', 'Nguyễn', true, id from tenants where is_platform returning id)
     insert into files (owner_id, storage_key, content_type, original_name, size_in_bytes, is_private)
       select id, $1, 'image/webp', 'ảnh.webp', $2, true from person`,
      [fileKey, content.length],
    )
    await owner.end()
    from.objects.set(fileKey, content)

    const own = join(folder, 'of-bucket')
    const taken = await run('backup', 'in_bucket', [own, '--with-keys'], bucketOf(from))
    expect(taken).toMatchObject({ code: 0, complaint: '' })
    expect(taken.output).toMatch(/ and 1 files, /)

    const restored = await run('restore', 'elsewhere', [own], bucketOf(to))
    expect(restored).toMatchObject({ code: 0, complaint: '' })
    expect(restored.output).toMatch(/npm run files:upload copies them into S3_BUCKET/)
    const copied = await run('upload-files', 'elsewhere', [], bucketOf(to))
    expect(copied.output).toMatch(/^1 files are copied into chonoi, 0 were there already/)
    expect(to.objects.get(fileKey)).toEqual(content)
    expect((await run('upload-files', 'elsewhere', [], bucketOf(to))).output).toMatch(/^0 files are copied[^]*, 1 were/)
  },
)

test.runIf(isFullRing)(
  'push:rotate makes a key for new subscriptions and keeps the one of devices that are there',
  {
    timeout: time,
  },
  async () => {
    await run('migrate', 'first')
    const former = await run('rotate-push-key', 'first')
    const rotated = await run('rotate-push-key', 'first')
    const told = (output: string) => /with the key (\S{87}) from/.exec(output)?.[1]
    const owner = openOwner(databaseUrl('first'))
    const { rows } = await owner.query<{ key: string }>(
      'select public_key as key from push_keys order by created_at desc',
    )
    await owner.end()
    expect(rotated).toMatchObject({ code: 0, complaint: '' })
    expect(rows.map(({ key }) => key)).toEqual([told(rotated.output), told(former.output)])
  },
)
