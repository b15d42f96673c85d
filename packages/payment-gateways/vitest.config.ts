import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'

export default defineConfig({
  test: { reporters: ['default', new ResultsReporter('payment-gateways')], testTimeout: 60_000, hookTimeout: 60_000 },
})
