import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPendingMigrations, openOwner } from '@chonoi/api'
import { startPostgres } from '@chonoi/api/postgres'
import { checkOut, formerCommits, missingHistory } from '@chonoi/api/testing/former-checkout'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { expectNothingLost } from './books.ts'
import { startLoad } from './load.ts'
import type { Market } from './market.ts'

const missing = missingHistory()
if (missing) console.error(`[figures] former version: left out, as ${missing}`)
const script = 'apps/web/server/testing/small-market-site.ts'
const root = join(import.meta.dirname, '..', '..', '..', '..')
const buyers = 10

/** Cleanups, run in reverse order, also after a failed start. */
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

interface RunningVersion {
  origin: string
  market?: Omit<Market, 'owner' | 'sellers'> & { sellers: [string, string][] }
  child: ChildProcess
}

/** Starts the version in a folder, and waits until it takes calls. */
async function startVersion(folder: string, ...args: readonly string[]): Promise<RunningVersion> {
  const child = spawn(process.execPath, ['--conditions=@chonoi/source', join(folder, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ends.push(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await vi.waitUntil(() => /^port \d+$/m.test(said) || child.exitCode !== null, { timeout: 120_000, interval: 50 })
  const port = /^port (\d+)$/m.exec(said)?.[1]
  if (!port) throw new Error(`It ended with ${child.exitCode}.`)
  const market = /^market (.*)$/m.exec(said)?.[1]
  return { origin: `http://127.0.0.1:${port}`, child, ...(market && { market: JSON.parse(market) as never }) }
}

describe.skipIf(missing)(`old and new serve together${missing ? ` (skipped: ${missing})` : ''}`, () => {
  // A test without a case would not be shown as skipped.
  test.each(missing ? ['any'] : formerCommits(2))(
    'buyers of %s go on while its schema becomes that of this version, and while both versions serve them',
    { timeout: 600_000 },
    async (commit) => {
      const folder = mkdtempSync(join(tmpdir(), 'chonoi-former-'))
      ends.push(() => rmSync(folder, { recursive: true, force: true }))
      chmodSync(folder, 0o755)
      const code = join(folder, 'code')
      mkdirSync(code)
      checkOut(commit, code)
      copyFileSync(join(root, script), join(code, script))
      const postgres = await startPostgres(join(folder, 'postgres'), { fsync: 'off' })
      ends.push(() => postgres.stop())
      const owner = openOwner(postgres.url)
      ends.push(() => owner.end())

      const former = await startVersion(code, postgres.url, folder, String(buyers))
      if (!former.market) throw new Error('The former version told no market.')
      const market: Market = { ...former.market, owner, sellers: new Map(former.market.sellers) }
      const origins = [former.origin]
      let turn = 0
      const load = startLoad(market, () => origins[turn++ % origins.length] ?? '')
      await load.acknowledged(60)
      const pending = await listPendingMigrations(owner)
      const today = await startVersion(root, postgres.url, folder)
      origins.push(today.origin)
      await load.acknowledged(200)
      // Going back: the former version alone, on the schema of this one.
      origins.pop()
      await load.acknowledged(60)
      await load.stop()

      expect(pending.length).toBeGreaterThan(0)
      expect(await listPendingMigrations(owner)).toEqual([])
      const { unknown, mistakes, acknowledged } = load.tally
      expect({ unknown, mistakes }).toEqual({ unknown: [], mistakes: [] })
      await expectNothingLost(market, load)
      process.stdout.write(
        `[figures] ${commit.slice(0, 9)} beside this version: ${pending.length} migrations under load, ${acknowledged} calls acknowledged, 0 failed\n`,
      )
    },
  )
})
