import type { Fault } from './fault.ts'

/** What React Aria and the kit say of a trigger that no key can reach. */
const unreachable = /must be focusable|must forward its ref|The trigger of an overlay must/

const said: string[] = []

/** Runs once per page: modules that a setup file imports are shared by all its files. */
for (const level of ['warn', 'error'] as const) {
  const log = console[level]
  console[level] = (...words: unknown[]) => {
    if (unreachable.test(String(words[0]))) said.push(String(words[0]))
    log.apply(console, words)
  }
}

/** Returns what was said since the last call. */
export const checkConsole = (): Fault[] => said.splice(0).map((message) => ({ check: 'console', message }))
