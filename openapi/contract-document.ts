/** The bundled document as the tests of the contract read it. */
import { readFileSync } from 'node:fs'

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly [keyword: string]: unknown
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly schema: Schema
}

type Media = Readonly<Record<string, { readonly schema: Schema }>>

export interface Operation {
  readonly operationId: string
  readonly security?: readonly object[]
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: Media }
  readonly responses: Readonly<Record<string, { readonly content?: Media; readonly $ref?: string }>>
  readonly 'x-permission'?: string | readonly string[]
  readonly 'x-roles'?: readonly string[]
  readonly 'x-platform-roles'?: readonly string[]
  readonly 'x-tenant'?: string
  readonly 'x-row'?: string
  readonly 'x-webhook'?: boolean
  readonly 'x-repeat'?: string
  readonly 'x-idempotent'?: boolean
  readonly 'x-rate-limit'?: string
  readonly 'x-problems'?: readonly string[]
}

interface Document {
  readonly servers: readonly { readonly url: string }[]
  readonly security: readonly object[]
  readonly 'x-rate-limits': Readonly<
    Record<string, { readonly points: number; readonly seconds: number; readonly counts?: 'refusals' }>
  >
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

export const contract = JSON.parse(readFileSync(new URL('dist/openapi.json', import.meta.url), 'utf8')) as Document

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

export const calls: readonly Call[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)

/** Resolves a local reference. */
export function resolve<Found extends object>(node: Found | { readonly $ref: string }): Found {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as Found
  return node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], contract) as Found
}

export function parametersOf(operation: Operation): readonly Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve<Parameter>(parameter))
}

/** The schema and every schema inside it, references followed. */
export function schemasWithin(schema: Schema, where: string): readonly (readonly [string, Schema])[] {
  const whole = resolve(schema)
  return [
    [where, whole],
    ...Object.entries(whole.properties ?? {}).flatMap(([name, inner]) => schemasWithin(inner, `${where}.${name}`)),
    ...(whole.items ? schemasWithin(whole.items, `${where}[]`) : []),
    ...[...(whole.oneOf ?? []), ...(whole.allOf ?? [])].flatMap((inner) => schemasWithin(inner, where)),
  ]
}
