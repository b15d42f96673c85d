import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { environment: 'jsdom', include: ['*.jsdom.tsx'], server: { deps: { inline: [/@chonoi/] } } },
})
