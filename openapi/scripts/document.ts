/** The parts of the bundled document that the generators read. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
  readonly 'x-rate-limits': Readonly<
    Record<string, { readonly points: number; readonly seconds: number; readonly counts?: 'refusals' }>
  >
}

export interface Operation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly 'x-idempotent'?: boolean
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly 'x-codes'?: Readonly<Record<string, { readonly status: number; readonly message: string }>>
}

/** Returns the node that a local reference points to, or the node itself. */
export function resolve<Found extends object>(document: Document, node: Found | { readonly $ref: string }): Found {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Found
  return node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], document) as Found
}
