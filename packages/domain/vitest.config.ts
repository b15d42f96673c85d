import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'
import { seedsOf } from '../../scripts/seeds.ts'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source'] },
  ssr: { resolve: { conditions: ['@chonoi/source'] } },
  test: {
    reporters: ['default', new ResultsReporter('domain')],
    // None replaces modules, so that a worker may load each of them once instead of once for each file.
    isolate: false,
    env: seedsOf(process.env),
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
