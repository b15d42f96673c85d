import { defineConfig } from 'vitest/config'

/** The built site, the last part of `npm test`; by itself `npm run test:storybook`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a page of the site draws may take long on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
})
