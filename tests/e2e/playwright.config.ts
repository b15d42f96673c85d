import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type ReporterDescription } from '@playwright/test'
import { chromiumLaunch } from '@chonoi/test-browser/chromium'
import { findChromium } from './support/chromium.ts'
import type { TestOptions } from './support/test.ts'
import { visitorIn } from './support/visitor.ts'

const port = Number(process.env.E2E_PORT ?? 3105)
/** A site that runs already (for work on the tests themselves), else the one that is started here. */
const origin = process.env.SITE_URL ?? `http://localhost:${port}`
process.env.E2E_ORIGIN = origin
// A folder of its own per run: the workers read it from the environment of the first process.
process.env.E2E_DATA ??= join(tmpdir(), `chonoi-e2e-${process.pid}`)

// The demo's figures, which the journeys change, are checked before all of these.
const everything = ['journeys', 'faults', 'crawl', 'shell'].map((folder) => `${folder}/**/*.spec.ts`)
const list: ReporterDescription = ['list']
/** A trace costs a quarter of a run's processor time: `E2E_TRACE=1` keeps those of failures, with a page that shows them. */
const hasTrace = Boolean(process.env.E2E_TRACE)
const page: ReporterDescription = ['html', { open: 'never', outputFolder: 'playwright-report' }]

const english = { testMatch: everything, dependencies: ['security'], use: visitorIn('en', origin) }

/** The journeys, the frame's details and every page of the built site, in Vietnamese and in English. */
export default defineConfig<TestOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: Number(process.env.E2E_WORKERS ?? 2),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: hasTrace ? [list, page] : [list],
  globalTeardown: './support/remove-data.ts',
  use: {
    baseURL: origin,
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: hasTrace ? 'retain-on-failure' : 'off',
    launchOptions: { ...chromiumLaunch, ...findChromium() },
  },
  projects: [
    { name: 'demo', testDir: './demo', use: visitorIn('vi', origin) },
    // Once, whatever the language.
    { name: 'security', testDir: './security', dependencies: ['demo'], use: visitorIn('vi', origin) },
    { name: 'vi', testMatch: everything, dependencies: ['security'], use: visitorIn('vi', origin) },
    // Every page, and every text that the documents give in English.
    { name: 'en', ...english, grep: /crawl\/|@words/ },
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
        PORT: String(port),
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
