import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type RunningPostgres, startPostgres } from '@chonoi/api/postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { untilServing } from '../faults/until-serving.ts'
import { freePort } from '../testing/site-process.ts'
import { readStages, runStage } from './build-by-hand.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 1_200_000 })
/** Of all files of the image together, in MB of a million bytes, as `docker images` tells it. */
const mostMb = 350
/** As a registry keeps the files of the site. */
const mostCompressedMb = 70
/**
 * The system of the base image, which no test can fetch: Debian 12 as `debootstrap --variant=minbase` installs it, without manuals,
 * languages and lists of packages (74.8 MB on 2026-11-28).
 */
const systemMb = 75
/** Debian's user without rights, in place of the image's `node`. */
const nobody = 65_534

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'chonoi-image-'))
chmodSync(folder, 0o755)
const app = join(folder, 'app')
const data = join(folder, 'data')
const stages = readStages()
/** What `docker compose` runs in a site's container, from the manual, with what it says. */
const said: Readonly<Record<string, RegExp>> = {
  'create-administrator': /Choose the password of you@example\.vn within 24 hours: http/,
  doctor: /SMTP_URL is not set/,
  backup: /rows of \d+ tables/,
}
const commandsInContainers = [
  ...readFileSync(join(root, 'docs', 'operating.md'), 'utf8').matchAll(
    /^docker compose (?:exec|run) .*site-1 node (.+)$/gm,
  ),
].map(([, command = '']): [string, RegExp] => [command, said[/server\/([\w-]+)\.ts/.exec(command)?.[1] ?? ''] ?? /^$/])
let postgres: RunningPostgres

beforeAll(async () => {
  mkdirSync(app)
  // The base's own commands would be done to this machine.
  for (const stage of stages) if (['build', 'production'].includes(stage.name)) runStage(app, stage)
  postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
})
afterAll(async () => {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('the files of the image are small enough to be loaded onto a machine', () => {
  const bytes = (command: string) => Number(execFileSync('sh', ['-c', command], { cwd: app, encoding: 'utf8' }).trim())
  const site = bytes(`find . -type f -printf '%s\\n' | awk '{ sum += $1 } END { printf "%.0f", sum }'`) / 1e6
  const compressed = bytes('tar -cf - . | gzip -6 | wc -c') / 1e6
  const node = statSync(process.execPath).size / 1e6
  const whole = site + node + systemMb
  const parts = `${site.toFixed(0)} of the site, ${node.toFixed(0)} of Node, ${systemMb} of Debian`
  console.log(`[figures] image: ${whole.toFixed(0)} MB (${parts}); the site's ${compressed.toFixed(0)} MB compressed`)
  expect(whole).toBeLessThanOrEqual(mostMb)
  expect(compressed).toBeLessThanOrEqual(mostCompressedMb)
})

const startsWith: string[] = JSON.parse(
  stages.at(-1)?.steps.find(({ instruction }) => instruction === 'CMD')?.rest ?? '[]',
)

test('the image starts Node itself, which gets the signals', () => expect(startsWith[0]).toBe('node'))

const environment = (port: string) => ({
  ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: port, DATA_DIR: data, DEMO: 'off', DATABASE_URL: postgres.url },
  ...{ PATH: process.env.PATH, HOME: '/nonexistent', SECRET_KEY: 'a'.repeat(64) },
})
const asNobody = { cwd: app, uid: nobody, gid: nobody }

/** Runs Node in the image and returns what it prints, with what it complains of when it fails. */
function runNode(port: string, args: readonly string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ ...asNobody, env: environment(port), encoding: 'utf8' },
  })
  return { status, said: stdout + stderr }
}

// Only root can start it as somebody else.
describe.skipIf(userInfo().uid !== 0)('as a user who can write nothing but the data', () => {
  let port = ''
  let site: ChildProcess
  let complaint: Promise<string>
  let ended: Promise<unknown>

  beforeAll(async () => {
    mkdirSync(data)
    execFileSync('chown', [String(nobody), data])
    port = await freePort()
    const [, ...args] = startsWith
    const started = spawn(process.execPath, args, {
      ...{ ...asNobody, env: environment(port), stdio: ['ignore', 'pipe', 'pipe'] },
    })
    site = started
    complaint = text(started.stderr)
    ended = new Promise((end) => started.on('close', end))
    const tooEarly = ended.then(async () => Promise.reject(new Error(`The site ended: ${await complaint}`)))
    await Promise.race([untilServing(`http://127.0.0.1:${port}`), tooEarly])
    tooEarly.catch(() => undefined)
  })

  test.each([
    ['/', '<h1'],
    ['/api/docs/swagger-ui-bundle.js', 'swagger'],
    ['/api/v1/openapi.json', '"openapi"'],
  ])('it serves %s', async (path, part) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain(part)
  })

  test('it prints documents', () => {
    const print = `import { pdfDocuments } from './apps/api/src/ports/document-printer.ts'
      const pdf = await pdfDocuments().print({ content: ['Chợ Nổi'] })
      console.log(Buffer.from(pdf).toString('latin1').slice(0, 5), pdf.length > 1000)`
    expect(runNode(port, ['--conditions=@chonoi/source', '--input-type=module', '--eval', print]).said).toBe(
      '%PDF- true\n',
    )
  })

  test.each(commandsInContainers)('the command of the manual works in it: %s', (command, said) => {
    const answer = runNode(port, command.replaceAll('/backups', join(data, 'backups')).split(' '))
    expect(answer.said).toMatch(said)
  })

  test('nothing of it belongs to that user, and it ends without a complaint', async () => {
    expect(execFileSync('find', [app, '-user', String(nobody)], { encoding: 'utf8' })).toBe('')
    site.kill('SIGTERM')
    await ended
    expect(await complaint).toBe('')
  })
})
