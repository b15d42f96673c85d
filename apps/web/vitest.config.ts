import { defineConfig } from 'vitest/config'

const conditions = ['@chonoi/source', 'module', 'node', 'development']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal: [/^@chonoi\//] },
  test: { include: ['src/**/*.test.ts', 'server/**/*.test.ts'], testTimeout: 60_000 },
})
