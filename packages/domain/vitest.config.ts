import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'
import { seedsOf } from '../../scripts/seeds.ts'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source'] },
  ssr: { resolve: { conditions: ['@chonoi/source'] } },
  test: {
    reporters: ['default', new ResultsReporter('domain')],
    env: seedsOf(process.env),
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
