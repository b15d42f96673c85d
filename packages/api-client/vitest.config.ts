import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'
import { seedsOf } from '../../scripts/seeds.ts'

const conditions = ['@chonoi/source', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    reporters: ['default', new ResultsReporter('api-client')],
    // None replaces modules, so that a worker may load each of them once instead of once for each file.
    isolate: false,
    env: seedsOf(process.env),
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts'],
  },
})
