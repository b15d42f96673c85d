import { defineConfig } from 'vitest/config'

export default defineConfig({
  // React's act exists outside of production alone.
  test: {
    environment: 'jsdom',
    env: { NODE_ENV: 'test' },
    include: ['*.jsdom.tsx'],
    server: { deps: { inline: [/@chonoi/] } },
  },
})
