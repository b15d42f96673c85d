import { type JsonSchema, type Operation, resolve } from '../../src/http/contract-document.ts'
import { readTexts } from '../../src/http/read-texts.ts'
import { checkAgainst, checkParameters } from '../../src/http/validator.ts'
import type { FuzzCase } from './cases.ts'

/**
 * Returns the part of a call that violates the contract, undefined when it is valid. Paths are judged by whether a row
 * is found.
 */
export function refusedByContract(operation: Operation, { body }: FuzzCase, address: string): string | undefined {
  if (isWrongBody(operation, body)) return 'a body'
  if (checkParameters(operation, 'query', queryOf(operation, address)).length > 0) return 'a query'
  return undefined
}

const isWrongBody = ({ body: wanted }: Operation, body: unknown) =>
  wanted?.contentType === 'application/json' &&
  body !== undefined &&
  checkAgainst(wanted.schema, readTexts(resolve(wanted.schema) as JsonSchema, structuredClone(body))).length > 0

/** Parses the query of an address to JSON values. Parameters without a value are omitted. */
function queryOf(operation: Operation, address: string): Record<string, unknown> {
  const search = new URLSearchParams(address.split('?')[1])
  const query: Record<string, unknown> = {}
  for (const { name, in: place, schema } of operation.parameters) {
    if (place !== 'query') continue
    const values = search
      .getAll(name)
      .filter(Boolean)
      .map((text) => readTexts(schema, isText(schema) ? text : asJson(text)))
    if (values.length > 0) query[name] = schema.type === 'array' ? values : values[0]
  }
  return query
}

const isText = ({ type }: { type?: unknown }) => type === 'string' || type === 'array'

function asJson(text: string): unknown {
  try {
    return text === text.trim() ? JSON.parse(text) : text
  } catch {
    return text
  }
}
