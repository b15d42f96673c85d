import type { PatternName } from './patterns.ts'

/** Patterns proved on this page since the last time somebody asked, by the `expect…Keyboard` functions. */
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
