import { get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BareMachine, missingForMachine, startBareMachine } from './bare-machine.ts'
import { type Block, blocksOf, missingIn } from './page-blocks.ts'

const missing = missingForMachine()
if (missing) console.error(`[figures] from a bare machine: left out, as ${missing}`)
const blocks = blocksOf('from-a-bare-machine.md')
const name = 'shop.example.vn'
const password = 'Thuyền trên sông 88'
const site = 'http://127.0.0.1:3000/api/v1'
const headers = { 'content-type': 'application/json', 'x-csrf-token': 'ab'.repeat(32) }
const migration = '20991231T2359-of-the-next-version.sql'

let machine: BareMachine
let session = { accessToken: '', refreshToken: '' }
/** A moment before which something was written, and something else after it. */
let moment = ''

/** What is different from a machine that the internet reaches, as the page says at its end. */
const forThisMachine = (commands: string) =>
  commands
    .replace(`${name} {\n`, `${name} {\n\ttls /etc/caddy/certificate.pem /etc/caddy/key.pem\n`)
    .replace(/^moment='.+'$/m, `moment='${moment}'`)

const query = (statement: string) =>
  machine.run(`runuser -u postgres -- psql --quiet --tuples-only --no-align --dbname=chonoi --command="${statement}"`)

/** What happens on a real machine between blocks. Each stands before the block in which these words are. */
const meanwhile: Readonly<Record<string, () => Promise<unknown> | void>> = {
  'An hour later': () =>
    machine.run(`touch --date='2 hours ago' /etc/chonoi/secret_key /etc/chonoi/data_encryption_key`),
  'git pull': () =>
    machine.release(`apps/api/src/database/migrations/${migration}`, `comment on schema public is 'next';\n`),
  'type=time': async () => {
    await query('create table before_the_moment ()')
    // pgBackRest takes a backup for a moment when it ended in a second before it.
    await query('select pg_sleep(1.1)')
    moment = (await query('select clock_timestamp()')).trim()
    await query('create table after_the_moment ()')
    // Returns once the log up to here is archived.
    await machine.run('runuser -u postgres -- pgbackrest --stanza=chonoi check')
  },
  // A certificate for as long as Let's Encrypt's, which curl and the site trust as they trust those.
  'caddy validate': () =>
    machine.run(`cd /etc/caddy
      openssl req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=${name} -addext subjectAltName=DNS:${name} \\
        -keyout key.pem -out certificate.pem
      chown caddy: key.pem certificate.pem
      cp certificate.pem /usr/local/share/ca-certificates/${name}.crt
      update-ca-certificates
      install --mode=0644 certificate.pem /etc/chonoi/authority.crt
      echo NODE_EXTRA_CA_CERTS=/etc/chonoi/authority.crt >> /etc/chonoi/site.env`),
}

/** What a block did, beyond what it printed. Each stands after the block in which these words are. */
const afterwards: Readonly<Record<string, (output: string) => Promise<unknown> | void>> = {
  'admin:create': async (output) => {
    const link = /reset-password\?token=(\S+)/.exec(output)?.[1]
    await post('/auth/reset-password', { token: link, newPassword: password })
    const signedIn = await post('/auth/login', { email: 'you@example.vn', password })
    session = (await signedIn.json()) as typeof session
  },
  'type=time': async () => {
    const there = await query(`select relname from pg_class where relname like '%_the_moment'`)
    if (there.trim() !== 'before_the_moment') throw new Error(`It is not the database of that moment: ${there}`)
    await query('drop table before_the_moment')
  },
  'SECRET_KEY use': async () => {
    const { status } = await me(session.accessToken)
    if (status !== 200) throw new Error(`What the former key signed is answered with ${status}.`)
  },
  'git pull': (output) => {
    if (!output.includes(migration)) throw new Error(`The new migration did not run: ${output}`)
  },
}

const post = (path: string, body: object, token?: string) =>
  fetch(`${site}${path}`, {
    method: 'POST',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

const me = (token: string) => fetch(`${site}/auth/me`, { headers: { authorization: `Bearer ${token}` } })

/** Asks again and again, each time by a connection of its own, and returns what was not answered with 200. */
async function failuresDuring(work: Promise<unknown>): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  const over = new AbortController()
  let count = 0
  const ask = () =>
    new Promise<unknown>((answered) => {
      get(`${site}/products`, { agent: false }, (response) =>
        response.resume().on('end', () => answered(response.statusCode)),
      ).on('error', answered)
    })
  const asking = (async () => {
    while (!over.signal.aborted) {
      const answer = await ask()
      count++
      if (answer !== 200) failures.push(answer)
      await pause(100)
    }
  })()
  await work.finally(() => over.abort())
  await asking
  return count > 10 ? failures : ['hardly anything was asked']
}

/** Runs a block with what happens around it, and returns what it printed and which calls failed while processes were replaced. */
async function runBlock({ commands }: Block) {
  const around = (works: Readonly<Record<string, unknown>>) =>
    Object.keys(works).filter((words) => commands.includes(words))
  for (const words of around(meanwhile)) await meanwhile[words]?.()
  const running = machine.run(forThisMachine(commands))
  const failures = commands.includes('reload chonoi') ? await failuresDuring(running) : []
  const printed = await running
  for (const words of around(afterwards)) await afterwards[words]?.(printed)
  return { printed, failures }
}

describe.skipIf(missing)(`docs/from-a-bare-machine.md${missing ? ` (skipped: ${missing})` : ''}`, () => {
  const startedAt = performance.now()
  let hasFailed = false
  beforeAll(async () => void (machine = await startBareMachine('https://git.example.vn/chonoi.git', name)), 900_000)
  afterAll(() => machine.close())

  test.each(blocks.map((block, index) => [`${index + 1} ${block.heading}`, block] as const))(
    '%s: each command does what the page says',
    { timeout: 1_200_000 },
    async (_name, block) => {
      if (hasFailed) throw new Error('A block before this one failed.')
      hasFailed = true
      const { printed, failures } = await runBlock(block)
      expect(missingIn(printed, block.output), printed).toEqual([])
      expect(failures).toEqual([])
      hasFailed = false
    },
  )

  test('who signed in at the beginning still is, after restores, an upgrade and a change of all keys', async () => {
    const { refreshToken } = session
    const renewed = await post('/auth/refresh', { refreshToken }, refreshToken)
    expect(renewed.status).toBe(200)
    expect((await me(((await renewed.json()) as { token: string }).token)).status).toBe(200)
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
    process.stdout.write(
      `[figures] from a bare machine: ${blocks.length} blocks of commands ran in ${minutes} minutes\n`,
    )
  })
})
