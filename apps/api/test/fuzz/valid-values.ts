import fc, { type Arbitrary } from 'fast-check'
import { contractDocument, type JsonSchema } from '../../src/http/contract-document.ts'
import { hostileTexts } from './hostile-texts.ts'
import { sampleFiles } from './sample-files.ts'

interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  allOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  minProperties?: number
  additionalProperties?: boolean | Schema
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minimum?: number
  maximum?: number
  multipleOf?: number
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
}

/** Resolves a pointer of the contract (#/paths/…). */
export function schemaAt(pointer: string): JsonSchema {
  const keys = pointer.slice(2).split('/')
  return keys.reduce<unknown>(
    (node, key) => (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    contractDocument,
  ) as JsonSchema
}

/** Generates values that a schema accepts, for the constructs that the contract uses. */
export function validValues(schema: JsonSchema): Arbitrary<unknown> {
  return valuesOf(schema as Schema)
}

function valuesOf(schema: Schema): Arbitrary<unknown> {
  if (schema.$ref) {
    const { $ref, ...own } = schema
    return valuesOf(merged([schemaAt($ref) as Schema, own]))
  }
  if (schema.allOf) {
    const { allOf, ...own } = schema
    return valuesOf(merged([...allOf.map(resolved), own]))
  }
  const choice = schema.oneOf ?? schema.anyOf
  if (choice)
    return fc.oneof(
      ...choice.map((one) => valuesOf(merged([{ ...schema, oneOf: undefined, anyOf: undefined }, resolved(one)]))),
    )
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const types = [schema.type ?? (schema.properties ? 'object' : 'string')].flat()
  return fc.oneof(...types.map((type) => valuesOfType(type, schema)))
}

const resolved = (schema: Schema): Schema =>
  schema.$ref ? merged([schemaAt(schema.$ref) as Schema, { ...schema, $ref: undefined }]) : schema

/** Merges schemas that all apply. */
function merged(schemas: readonly Schema[]): Schema {
  const all: Schema = {}
  for (const schema of schemas.map(resolved)) {
    const given = Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined))
    Object.assign(all, given, {
      ...((all.properties || schema.properties) && { properties: { ...all.properties, ...schema.properties } }),
      ...((all.required || schema.required) && { required: [...(all.required ?? []), ...(schema.required ?? [])] }),
    })
  }
  return all
}

function valuesOfType(type: string, schema: Schema): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'array':
      return arrays(schema)
    case 'object':
      return objects(schema)
    default:
      return texts(schema)
  }
}

function numbers({ minimum = -1_000_000, maximum = 1_000_000_000, multipleOf = 1 }: Schema): Arbitrary<number> {
  const [least, most] = [Math.ceil(minimum / multipleOf), Math.floor(maximum / multipleOf)]
  const edges = fc.constantFrom(least, most, Math.min(most, Math.max(least, 1)))
  const between = fc.integer({ min: Math.max(least, -(2 ** 31)), max: Math.min(most, 2 ** 31 - 1) })
  return fc.oneof({ weight: 1, arbitrary: edges }, { weight: 4, arbitrary: between }).map((steps) => steps * multipleOf)
}

function arrays({ items = {}, minItems = 0, maxItems = minItems + 5, uniqueItems }: Schema): Arbitrary<unknown[]> {
  const length = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 5) }
  return uniqueItems
    ? fc.uniqueArray(valuesOf(items), { ...length, comparator: (a, b) => JSON.stringify(a) === JSON.stringify(b) })
    : fc.array(valuesOf(items), length)
}

function objects({ properties = {}, required = [], minProperties = 0 }: Schema): Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valuesOf(field)]))
  return fc
    .record(fields, { requiredKeys: required.filter((name) => name in fields) })
    .filter((value) => Object.keys(value).length >= minProperties)
}

const vietnamese = fc.constantFrom(
  ...'Đặng Thị Hồng Nhung mua gốm Bát Tràng ở chợ nổi Cái Răng, giá 50.000₫ "tốt" & rẻ 🙂',
)

function texts({ format, pattern, minLength = 0, maxLength = minLength + 60 }: Schema): Arbitrary<unknown> {
  if (format === 'binary') return fc.constantFrom(...sampleFiles)
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'date-time') return dates.map((date) => date.toISOString())
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10))
  if (format === 'email') return fc.stringMatching(/^[a-z0-9]{1,12}$/).map((name) => `${name}@chonoi.test`)
  if (format === 'uri') return fc.stringMatching(/^[a-z0-9]{1,12}$/).map((name) => `https://${name}.example/trang`)
  const fits = (text: string) => [...text].length <= maxLength && [...text].length >= minLength && !text.includes('\0')
  const shape = pattern === undefined ? undefined : new RegExp(pattern, 'u')
  const hostile = hostileTexts.filter((text) => fits(text) && shape?.test(text) !== false)
  const harmless = shape ? fc.stringMatching(shape).filter(fits) : words(minLength, maxLength).filter(fits)
  return hostile.length > 0
    ? fc.oneof({ weight: 3, arbitrary: harmless }, { weight: 1, arbitrary: fc.constantFrom(...hostile) })
    : harmless
}

function words(minLength: number, maxLength: number): Arbitrary<string> {
  const letters = fc.oneof(
    { weight: 5, arbitrary: vietnamese },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
  )
  // Otherwise the library would hardly ever generate more than ten letters.
  return fc
    .array(letters, { minLength, maxLength: Math.min(maxLength, minLength + 60), size: 'max' })
    .map((parts) => parts.join(''))
}

const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
