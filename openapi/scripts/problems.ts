import type { Document } from './document.ts'

/** Returns a module with the status and the English message of each problem code. */
export function problems({ components }: Document): string {
  const codes = components.schemas.ProblemCode?.['x-codes']
  if (!codes) throw new Error('ProblemCode has no x-codes (shared/problems.yaml).')
  return `import type { ProblemCode } from './types.ts'

/** The HTTP status and the stable English message of each problem code. */
export const problems: Readonly<Record<ProblemCode, { readonly status: number; readonly message: string }>> = ${JSON.stringify(codes, null, 2)}
`
}
