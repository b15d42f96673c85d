import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { installOutside } from './outside-workspace.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the applications stand installed, outside of the workspace. */
    outside: string
  }
}

/** One install for all files of the suite; CONSUMERS_KEEP=1 leaves the folder behind to look into. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-consumers-'))
  installOutside(folder)
  project.provide('outside', folder)
  return () => (process.env.CONSUMERS_KEEP ? undefined : rmSync(folder, { recursive: true, force: true }))
}
