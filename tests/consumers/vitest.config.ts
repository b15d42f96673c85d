import { configDefaults, defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'

/** One install for all files. */
export default defineConfig({
  test: {
    reporters: ['default', new ResultsReporter('consumers')],
    environment: 'node',
    // A server rendered for production speaks another protocol to its page than one for development.
    env: { NODE_ENV: 'production' },
    globalSetup: './support/install-once.ts',
    maxWorkers: 2,
    // Other bundlers belong to the full ring.
    exclude: [...configDefaults.exclude, ...(process.env.TEST_RING === 'full' ? [] : ['frameworks.test.ts'])],
    // A whole install and its types, on a machine that may be busy.
    testTimeout: 300_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
