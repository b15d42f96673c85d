import { defineConfig } from 'vitest/config'
import { seedsOf } from '../../scripts/seeds.ts'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source'] },
  ssr: { resolve: { conditions: ['@chonoi/source'] } },
  test: {
    env: seedsOf(process.env),
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
