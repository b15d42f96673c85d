import { defineConfig } from 'vitest/config'
import { ResultsReporter } from '../../scripts/check/results-reporter.ts'
import { seedsOf } from '../../scripts/seeds.ts'

// Not `module`, which some packages offer to bundlers in files that Node can't load.
const conditions = ['@chonoi/source', 'node', 'development']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@chonoi\//] },
  test: {
    reporters: ['default', new ResultsReporter('web')],
    env: seedsOf(process.env),
    include: ['src/**/*.test.ts', 'server/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    // What these wait for comes from real processes, on a machine that may be busy.
    expect: { poll: { timeout: 20_000 } },
    // Hooks start sites and remove their databases, thousands of files that a slow disk takes long for.
    hookTimeout: 180_000,
  },
})
