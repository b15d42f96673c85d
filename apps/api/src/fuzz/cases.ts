import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema, Operation } from '../http/contract-document.ts'
import { type Caller, callerNames } from '../permissions/callers.ts'
import { broken, hostile } from './broken-values.ts'
import { schemaAt, validValues } from './valid-values.ts'

/** One call: whose, on which rows, with what. */
export interface FuzzCase {
  caller: Caller
  /** Path values by name where they are not those of a row. */
  path: Readonly<Record<string, unknown>>
  aimsAtOwnRow: boolean
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** Calls of an operation, half of them as the contract wants them. */
export function casesOf(operation: Operation): Arbitrary<FuzzCase> {
  const body = bodiesOf(operation)
  const well = fc.record({
    caller: fc.constantFrom(...callerNames),
    path: parametersOf(operation, 'path'),
    aimsAtOwnRow: fc.boolean(),
    query: parametersOf(operation, 'query'),
    headers: fc.constant({}),
    body,
  })
  const ill = fc.record({
    caller: fc.constantFrom(...callerNames),
    path: fc.oneof(parametersOf(operation, 'path'), wrongParameters(operation, 'path')),
    aimsAtOwnRow: fc.boolean(),
    query: fc.oneof(parametersOf(operation, 'query'), wrongParameters(operation, 'query')),
    headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: wrongHeaders }),
    body: broken(body),
  })
  return fc.oneof(well, ill)
}

function bodiesOf(operation: Operation): Arbitrary<unknown> {
  if (!operation.body) return fc.constant(undefined)
  const values = validValues(schemaAt(operation.body.schema))
  return operation.body.isRequired ? values : fc.option(values, { nil: undefined, freq: 4 })
}

const of = (operation: Operation, place: 'path' | 'query') =>
  operation.parameters.filter((parameter) => parameter.in === place)

function parametersOf(operation: Operation, place: 'path' | 'query'): Arbitrary<Record<string, unknown>> {
  const own = of(operation, place)
  return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, validValues(schema as JsonSchema)])), {
    requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
  })
}

function wrongParameters(operation: Operation, place: 'path' | 'query'): Arbitrary<Record<string, unknown>> {
  const names = [...of(operation, place).map(({ name }) => name), 'x']
  return fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...hostile), { minKeys: 1, maxKeys: 3 })
}

const wrongHeaders: Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>[]>(
  { authorization: 'Bearer x.y.z' },
  { authorization: 'Bearer ' },
  { authorization: 'Basic YTpi' },
  { 'x-csrf-token': 'short' },
  { 'x-tenant-id': 'not a tenant' },
  { 'x-tenant-id': '00000000-0000-4000-8000-000000000000' },
  { 'idempotency-key': 'x' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'accept-language': 'x'.repeat(5000) },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
)
