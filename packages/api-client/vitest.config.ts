import { defineConfig } from 'vitest/config'

const conditions = ['@chonoi/source', 'import', 'module', 'default']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts'],
  },
})
