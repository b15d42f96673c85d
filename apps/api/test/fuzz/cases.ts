import fc, { type Arbitrary } from 'fast-check'
import type { JsonSchema, Operation } from '../../src/http/contract-document.ts'
import { type Caller, callerNames } from '../permissions/callers.ts'
import { gateOf } from '../permissions/gate.ts'
import { broken, hostile } from './broken-values.ts'
import { validHeaders, wrongHeaders } from './headers.ts'
import { schemaAt, validValues } from './valid-values.ts'

/** Owner of the rows that a call names: the caller, somebody else, or nonexistent rows. */
export type Aim = 'own' | 'foreign' | 'nothing'

/** A generated call. */
export interface FuzzCase {
  /** Valid in every part by the contract. */
  isValid: boolean
  caller: Caller
  /** Path values by name, other than those of rows. */
  path: Readonly<Record<string, unknown>>
  aim: Aim
  query: Readonly<Record<string, unknown>>
  headers: Readonly<Record<string, string>>
  body: unknown
}

/** Generates calls of an operation. Half of them are valid, mostly by callers who may make them. */
export function casesOf(operation: Operation): Arbitrary<FuzzCase> {
  const body = bodiesOf(operation)
  const well = fc.record({
    isValid: fc.constant(true),
    caller: callersOf(operation),
    path: parametersOf(operation, 'path'),
    aim: fc.constantFrom<Aim[]>('own', 'own', 'foreign', 'foreign', 'nothing'),
    query: parametersOf(operation, 'query'),
    headers: validHeaders(operation),
    body,
  })
  const ill = fc.record({
    isValid: fc.constant(false),
    caller: callersOf(operation),
    path: fc.oneof(parametersOf(operation, 'path'), wrongParameters(operation, 'path')),
    aim: fc.constantFrom<Aim[]>('own', 'foreign', 'nothing'),
    query: fc.oneof(parametersOf(operation, 'query'), wrongParameters(operation, 'query')),
    headers: fc.oneof({ weight: 3, arbitrary: validHeaders(operation) }, { weight: 1, arbitrary: wrongHeaders }),
    body: broken(body),
  })
  return fc.oneof(well, ill)
}

function callersOf(operation: Operation): Arbitrary<Caller> {
  const passing = callerNames.filter((caller) => gateOf(operation, caller) === 'open')
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...passing) },
    { weight: 1, arbitrary: fc.constantFrom(...callerNames) },
  )
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
