import type { PatternName } from './patterns.ts'

/** Patterns tested on this page by the `expect…Keyboard` functions since the last read. */
const proven = new Set<PatternName>()

export const noteProven = (pattern: PatternName) => proven.add(pattern)

export function takeProven(): PatternName[] {
  const names = [...proven]
  proven.clear()
  return names
}

declare module 'vitest' {
  interface TaskMeta {
    keyboard?: PatternName
  }
}
