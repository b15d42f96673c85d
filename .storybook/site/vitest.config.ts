import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'

/** Tests the built site. Last part of `npm test`; run alone with `npm run test:storybook`. */
export default defineConfig({
  test: {
    reporters: ['default', new ResultsReporter('storybook')],
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // The usual ring sees that the site is built and starts.
    ...(process.env.TEST_RING !== 'full' && { testNamePattern: /^the start page/ }),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Pages of the site can be slow to render on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
})
