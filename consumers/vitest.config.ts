import { defineConfig } from 'vitest/config'

/** One install and one browser at a time: the files share two processors with nobody's help. */
export default defineConfig({
  test: { environment: 'node', fileParallelism: false, testTimeout: 60_000, hookTimeout: 180_000 },
})
