import { type Operation, resolve } from '../../src/http/contract-document.ts'

/** What a field refers to, as the contract marks it (`x-refers-to`). */
type Reference = 'row' | 'upload' | 'anybody'

interface Schema {
  $ref?: string
  type?: string | readonly string[]
  'x-refers-to'?: Reference
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
}

/** Returns the fields of an operation's query and body that name a row or a file with an owner, e.g. body.items.[].productId. */
export const rowFieldsOf = (operation: Operation): readonly string[] =>
  referencesOf(operation).flatMap(([name, reference]) => (reference === 'anybody' ? [] : [name]))

/** Those that name a file. */
export const uploadFieldsOf = (operation: Operation): readonly string[] =>
  referencesOf(operation).flatMap(([name, reference]) => (reference === 'upload' ? [name] : []))

/** Returns the texts of an operation's query and body, whether they refer to something or not. */
export const textFieldsOf = (operation: Operation): readonly string[] => [
  ...new Set(textsOf(operation).map(([name]) => name)),
]

const referencesOf = (operation: Operation) => [
  ...new Map(textsOf(operation).flatMap(([name, reference]) => (reference ? [[name, reference] as const] : []))),
]

type TextField = readonly [name: string, reference: Reference | undefined]

function textsOf(operation: Operation): readonly TextField[] {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  return [
    ...query.flatMap(({ name, schema }) => fieldsOf(schema, `query.${name}`)),
    ...(operation.body ? fieldsOf({ $ref: operation.body.schema }, 'body') : []),
  ]
}

/** The mark beside a reference to a schema counts before the one inside it. */
function fieldsOf(schema: Schema, name: string, outer?: Reference): TextField[] {
  const { $ref, type, allOf = [], oneOf = [], anyOf = [], properties = {}, items } = schema
  const reference = outer ?? schema['x-refers-to']
  if ($ref) return fieldsOf(resolve($ref) as Schema, name, reference)
  return [
    ...([type].flat().includes('string') ? [[name, reference] as const] : []),
    ...[...allOf, ...oneOf, ...anyOf].flatMap((one) => fieldsOf(one, name, reference)),
    ...Object.entries(properties).flatMap(([key, one]) => fieldsOf(one, `${name}.${key}`)),
    ...(items ? fieldsOf(items, `${name}.[]`, reference) : []),
  ]
}

/** Returns the value with one field taken from another value. */
export function withField(value: unknown, field: string, from: unknown): unknown {
  const [step, ...rest] = field.split('.')
  const next = rest.join('.')
  if (!step) return from
  if (step === '[]') {
    // A parameter of the query may be left away.
    if (!Array.isArray(from)) return undefined
    const others = from as readonly unknown[]
    return ((value ?? from) as readonly unknown[]).map((item, index) => withField(item, next, others[index]))
  }
  const [inside, other] = [value, from] as readonly Readonly<Record<string, unknown>>[]
  return { ...inside, [step]: withField(inside?.[step], next, other?.[step]) }
}
