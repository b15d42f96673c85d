import { defineConfig } from 'vitest/config'
import standard from './vitest.config.ts'

/** What takes minutes, or needs a program that not every machine has: a part of `test:long`, never of `npm test`. */
export default defineConfig({
  ...standard,
  test: { ...standard.test, include: ['server/**/*.long.ts'], fileParallelism: false },
})
