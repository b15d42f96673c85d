import { defineConfig } from 'vitest/config'
import { FuzzFirst } from './test/testing/fuzz-first.ts'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source'] },
  ssr: { resolve: { conditions: ['@chonoi/source'] } },
  test: {
    include: ['{src,test}/**/*.test.ts'],
    // These belong to the long form (docs/testing.md): each guard of the races taken out, the code of former versions.
    exclude: [
      ...(process.env.RACE_GUARDS ? [] : ['test/races/guards.test.ts']),
      ...(process.env.FORMER_CODE ? [] : ['test/former-code/*.test.ts']),
    ],
    globalSetup: ['test/testing/global-setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    sequence: { sequencer: FuzzFirst },
  },
})
