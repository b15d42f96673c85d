/** Writes generated/ from the bundled document: node scripts/generate.ts */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from './document.ts'
import { idempotentCalls } from './idempotent-calls.ts'
import { lists } from './lists.ts'
import { problems } from './problems.ts'
import { rateLimits } from './rate-limits.ts'
import { types } from './types.ts'

const root = join(import.meta.dirname, '..')
const document = JSON.parse(readFileSync(join(root, 'dist/openapi.json'), 'utf8')) as Document

mkdirSync(join(root, 'generated'), { recursive: true })
for (const [name, text] of Object.entries({
  'types.ts': await types(document),
  'idempotent-calls.ts': idempotentCalls(document),
  'lists.ts': lists(document),
  'problems.ts': problems(document),
  'rate-limits.ts': rateLimits(document),
}))
  writeFileSync(join(root, 'generated', name), text)
