import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source'] },
  ssr: { resolve: { conditions: ['@chonoi/source'] } },
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
})
