import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@chonoi/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@chonoi/source', 'node', 'module', 'import', 'default'] } },
  test: { testTimeout: 60_000, hookTimeout: 60_000 },
})
