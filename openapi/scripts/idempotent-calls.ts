import type { Document } from './document.ts'

/** Returns a module that lists the calls marked x-idempotent, so that the client needn't ship the document. */
export function idempotentCalls({ paths }: Document): string {
  const calls = Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, operation]) => operation['x-idempotent'])
        .map(([method]) => `  '${method.toUpperCase()} ${path}',`),
    )
    .toSorted()
  return `/** The calls that take an Idempotency-Key. */
export const idempotentCalls: ReadonlySet<string> = new Set([
${calls.join('\n')}
])
`
}
