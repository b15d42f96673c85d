import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const here = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'contract-'))
const made = (name: string) => join(folder, name)
const run = (command: string, ...parameters: string[]) =>
  execFileSync(command, parameters, { cwd: here, stdio: 'pipe' })

beforeAll(() => {
  const redocly = join(here, 'node_modules/.bin/redocly')
  run(redocly, 'bundle', 'openapi.yaml', '--config', 'redocly.yaml', '-o', made('openapi.json'))
  run(process.execPath, 'scripts/write-types.ts', made('openapi.json'), made('types.ts'))
  run(process.execPath, 'scripts/write-idempotent-calls.ts', made('openapi.json'), made('idempotent-calls.ts'))
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['dist/openapi.json', 'openapi.json'],
  ['generated/types.ts', 'types.ts'],
  ['generated/idempotent-calls.ts', 'idempotent-calls.ts'],
])('%s is what the sources make', (kept, name) => {
  expect(readFileSync(join(here, kept), 'utf8') === readFileSync(made(name), 'utf8')).toBe(true)
})
