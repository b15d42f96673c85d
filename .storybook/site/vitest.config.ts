import { defineConfig } from 'vitest/config'

/** The built site, `npm run test:storybook`: apart from `npm test`, which opens every story without building it. */
export default defineConfig({
  test: { root: import.meta.dirname, include: ['*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
})
