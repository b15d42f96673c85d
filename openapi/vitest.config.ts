import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../scripts/check/results-reporter.ts'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source'] },
  ssr: { resolve: { conditions: ['@chonoi/source'] } },
  test: { reporters: ['default', new ResultsReporter('contract')], testTimeout: 60_000, hookTimeout: 60_000 },
})
