import { type Operation, resolve } from '../../src/http/contract-document.ts'

interface Schema {
  $ref?: string
  format?: string
  pattern?: string
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
}

/** Public rows, and image URLs that may belong to anybody: naming them reaches no stranger. */
const everybodys = /\.(categoryId|parentId|authorId|imageUrl|featuredImageUrl|avatarUrl)$/
/** The contract's pattern of an address on this server. */
const address = '^/[^/\\\\]'

/** Returns the fields of an operation's query and body that name a row with an owner, e.g. body.items.[].productId. */
export function rowFieldsOf(operation: Operation): readonly string[] {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query')
  const fields = [
    ...query.flatMap(({ name, schema }) => fieldsOf(schema, `query.${name}`)),
    ...(operation.body ? fieldsOf({ $ref: operation.body.schema }, 'body') : []),
  ]
  return [...new Set(fields)].filter((name) => !everybodys.test(name))
}

function fieldsOf(schema: Schema, name: string): string[] {
  const { $ref, format, pattern, allOf = [], oneOf = [], anyOf = [], properties = {}, items } = schema
  if ($ref) return fieldsOf(resolve($ref) as Schema, name)
  return [
    ...(format === 'uuid' || pattern === address ? [name] : []),
    ...[...allOf, ...oneOf, ...anyOf].flatMap((one) => fieldsOf(one, name)),
    ...Object.entries(properties).flatMap(([key, one]) => fieldsOf(one, `${name}.${key}`)),
    ...(items ? fieldsOf(items, `${name}.[]`) : []),
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
