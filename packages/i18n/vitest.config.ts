import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@chonoi/source', 'node', 'module', 'import', 'default'] } },
  // None replaces modules, so that a worker may load each of them once instead of once for each file.
  test: {
    isolate: false,
    reporters: ['default', new ResultsReporter('i18n')],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
