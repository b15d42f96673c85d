import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'
import { seedsOf } from '../../scripts/seeds.ts'
import { FuzzFirst } from './test/testing/fuzz-first.ts'

const files = globSync('{src,test}/**/*.test.ts', { cwd: import.meta.dirname })
/** Those that replace modules need their own copies of all the others. */
const replacing = files.filter((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').includes('vi.mock('))
// These belong to the long form (docs/testing.md): each guard of the races taken out, many orders of the model of money,
// the code of former versions.
const longForm = [
  ...(process.env.RACE_GUARDS ? [] : ['test/races/guards.test.ts']),
  ...(process.env.LEDGER_ORDERS ? [] : ['test/ledger-model/many-orders-*.test.ts', 'test/ledger-model/guards.test.ts']),
  ...(process.env.FORMER_CODE ? [] : ['test/former-code/*.test.ts']),
]

export default defineConfig({
  resolve: { conditions: ['@chonoi/source'] },
  ssr: { resolve: { conditions: ['@chonoi/source'] } },
  test: {
    reporters: ['default', new ResultsReporter('api')],
    env: seedsOf(process.env),
    setupFiles: ['vitest.setup.ts'],
    globalSetup: ['test/testing/global-setup.ts'],
    // Longer than any wait, so that it is the wait that tells what is missing.
    testTimeout: 60_000,
    // What these wait for comes from a real database, on a machine that may be busy.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: FuzzFirst },
    projects: [
      // A worker loads the API once, not again for each of 200 files: half the time of a file.
      { extends: true, test: { name: 'api', include: files, exclude: [...replacing, ...longForm], isolate: false } },
      { extends: true, test: { name: 'replaced-modules', include: replacing } },
    ],
  },
})
