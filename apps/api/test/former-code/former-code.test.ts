import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkOut, formerCommits, missingHistory } from '../testing/former-checkout.ts'

/** What a buyer, a seller and the platform do most, and what moves money. */
const standard = [
  ...['auth', 'sessions', 'two-factor', 'cart', 'orders', 'payments', 'wallet', 'deposits', 'withdrawals', 'returns'],
  ...['products', 'stock', 'coupons', 'reviews', 'invoices', 'notifications', 'events', 'users', 'tenants'],
]
const areas = process.env.FORMER_AREAS?.split(',') ?? standard

/** Tests of former versions that say the opposite of what a migration does on purpose, each with the reason. */
const intended: Readonly<Record<string, string>> = {}

const folder = mkdtempSync(join(tmpdir(), 'chonoi-former-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const missing = missingHistory()
const commits = missing ? [] : formerCommits(2)

interface Report {
  numPassedTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** Runs the tests of the former version, by the test runner that is installed here. */
async function runFormerTests(target: string): Promise<Report> {
  const api = join(target, 'apps/api')
  const runner = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs')
  const report = join(target, 'report.json')
  const paths = areas.map((area) => `src/modules/${area}/`).filter((path) => existsSync(join(api, path)))
  const {
    FORMER_CODE: _own,
    VITEST: _vitest,
    VITEST_WORKER_ID: _worker,
    VITEST_POOL_ID: _pool,
    ...environment
  } = process.env
  const child = spawn(process.execPath, [runner, 'run', '--reporter=json', `--outputFile=${report}`, ...paths], {
    cwd: api,
    env: environment,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  await new Promise<void>((ended) => child.once('exit', () => ended()))
  return JSON.parse(readFileSync(report, 'utf8')) as Report
}

const why = missing ? ` (skipped: ${missing})` : ''
describe.skipIf(missing)(`the code of a former version works on the schema of this one${why}`, () => {
  // A test without a case would not be shown as skipped.
  test.each(missing ? ['any'] : commits)('%s', { timeout: 1_800_000 }, async (commit) => {
    const target = join(folder, commit)
    mkdirSync(target)
    checkOut(commit, target, { withTodaysMigrations: true })
    const { numPassedTests, testResults } = await runFormerTests(target)
    const failed = testResults.flatMap(({ name, message, status, assertionResults }) => [
      ...(status === 'failed' && assertionResults.length === 0 ? [`${name}: ${message}`] : []),
      ...assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName.trim()),
    ])
    process.stdout.write(`[figures] ${numPassedTests} tests of ${commit.slice(0, 9)} pass on today's schema\n`)
    expect(failed.filter((name) => !(name in intended))).toEqual([])
    // Of one area there are a few.
    expect(numPassedTests).toBeGreaterThan(areas === standard ? 200 : 0)
  })
})
