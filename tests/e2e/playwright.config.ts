import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { visitorLaunch } from '@chonoi/test-browser/chromium'
import { findChromium } from './support/chromium.ts'
import { freePorts } from './support/free-ports.ts'
import type { TestOptions } from './support/test.ts'
import { visitorIn } from './support/visitor.ts'

// Ports and a data folder for this run. Workers load this file too and inherit them from the environment of the first process.
if (!process.env.SITE_URL) {
  const [port, sandboxPort] = await freePorts(2)
  process.env.E2E_PORT ??= String(port)
  process.env.PAYMENT_SANDBOX_PORT ??= String(sandboxPort)
}
process.env.E2E_DATA ??= join(tmpdir(), `chonoi-e2e-${randomUUID()}`)
/** A site that runs already (for work on the tests themselves), else the one that is started here. */
const origin = process.env.SITE_URL ?? `http://localhost:${process.env.E2E_PORT}`
process.env.E2E_ORIGIN = origin
/** Set by run.ts, so that a run doesn't delete the results of the one before. */
const run = process.env.E2E_RUN ?? ''

// The demo's figures, which the journeys change, are checked before all of these.
const everything = ['journeys', 'faults', 'crawl', 'shell'].map((folder) => `${folder}/**/*.spec.ts`)
const list: ReporterDescription = ['list']
/** A trace costs a quarter of a run's processor time: `E2E_TRACE=1` keeps those of failures, with a page that shows them. */
const hasTrace = Boolean(process.env.E2E_TRACE)
/** What `npm test` reads at its end. */
const results: ReporterDescription[] = process.env.CHECK_RESULTS
  ? [['json', { outputFile: join(process.env.CHECK_RESULTS, `e2e-${run}.json`) }]]
  : []
const page: ReporterDescription = ['html', { open: 'never', outputFolder: join('playwright-report', run) }]

const english = { testMatch: everything, dependencies: ['security'], use: visitorIn('en', origin) }

/**
 * The journeys, the frame's details and every page of the built site, in Vietnamese and in English. Dependencies order the
 * projects that share a site, but skip those that depend on a failed one: `pnpm test` (run.ts) runs all of them.
 */
export default defineConfig<TestOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: join('test-results', run),
  fullyParallel: false,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [list, ...(hasTrace ? [page] : []), ...results],
  globalTeardown: './support/remove-data.ts',
  use: {
    baseURL: origin,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: hasTrace ? 'retain-on-failure' : 'off',
    launchOptions: { ...visitorLaunch, ...findChromium() },
  },
  projects: [
    { name: 'demo', testDir: './demo', use: visitorIn('vi', origin) },
    // Once, whatever the language.
    { name: 'security', testDir: './security', dependencies: ['demo'], use: visitorIn('vi', origin) },
    { name: 'vi', testMatch: everything, dependencies: ['security'], use: visitorIn('vi', origin) },
    // Every text that the documents give in English; in the full ring every page, too.
    { name: 'en', ...english, grep: process.env.TEST_RING === 'full' ? /crawl\/|@words/ : /@words/ },
    // The rest in English, which is run by `npm run test:long`.
    { name: 'en-rest', ...english, grepInvert: /crawl\/|@words/ },
    // Last: what it writes stays, and the pages of all the others would show it.
    { name: 'hostile', testDir: './hostile', dependencies: ['vi', 'en'], use: visitorIn('vi', origin) },
  ],
  ...(!process.env.SITE_URL && {
    webServer: {
      command: 'node support/build-site.ts && exec node --conditions=@chonoi/source support/start-site.ts',
      env: {
        ...(process.env as Record<string, string>),
        PORT: String(process.env.E2E_PORT),
        DATA_DIR: process.env.E2E_DATA,
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
      },
      wait: { stdout: /is ready at/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      timeout: 300_000,
    },
  }),
})
