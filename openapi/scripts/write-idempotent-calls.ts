/**
 * Lists the calls marked x-idempotent, so that the client can send their Idempotency-Key without carrying the document:
 * node scripts/write-idempotent-calls.ts dist/openapi.json generated/idempotent-calls.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'

type Paths = Record<string, Record<string, { 'x-idempotent'?: boolean }>>

const [document, target] = process.argv.slice(2)
if (!document || !target) throw new Error('usage: write-idempotent-calls.ts <bundled document> <target>')

const { paths } = JSON.parse(readFileSync(document, 'utf8')) as { paths: Paths }
const calls = Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation['x-idempotent'] === true)
      .map(([method]) => `  '${method.toUpperCase()} ${path}',`),
  )
  .toSorted()

writeFileSync(
  target,
  `/** Made by scripts/write-idempotent-calls.ts: the calls that take an Idempotency-Key. */
export const idempotentCalls: ReadonlySet<string> = new Set([
${calls.join('\n')}
])
`,
)
