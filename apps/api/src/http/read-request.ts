import type { FieldProblem } from '@chonoi/domain'
import { type JsonSchema, type Operation, resolve } from './contract-document.ts'
import { Failure } from './failure.ts'
import { isModestForm } from './form-shape.ts'
import { isModestJson } from './json-shape.ts'
import { readFormTexts, readTexts } from './read-texts.ts'
import { checkAgainst, checkParameters } from './validator.ts'

export interface CheckedRequest {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  form: FormData
  headers: Headers
  bytes: Uint8Array
  search: string
}

export const maxJsonBytes = 1_000_000
export const maxFormBytes = 12_000_000

/** Reads, normalizes and validates a request against the contract. A 422 names every invalid field. */
export async function readRequest(
  operation: Operation,
  request: Request,
  pathValues: Record<string, string>,
): Promise<CheckedRequest> {
  const path = readPath(operation, pathValues)
  const { searchParams, search } = new URL(request.url)
  const query = readQuery(operation, searchParams)
  const wrong: FieldProblem[] = []
  // A malformed id matches no row.
  if (checkParameters(operation, 'path', path).length > 0) throw new Failure('resource.not_found')
  wrong.push(...checkParameters(operation, 'query', query))
  const sent = await readBody(operation, request)
  const body = operation.body && readTexts(resolve(operation.body.schema) as JsonSchema, sent.body)
  const form = readFormTexts(sent.form)
  const { bytes } = sent
  if (operation.body?.contentType === 'application/json' && (body !== undefined || operation.body.isRequired)) {
    wrong.push(...checkAgainst(operation.body.schema, body ?? null))
  }
  if (wrong.length > 0) throw new Failure('request.invalid', { fields: wrong })
  return { path, query, body, form, bytes, search: search.slice(1), headers: request.headers }
}

function readPath(operation: Operation, values: Record<string, string>): Record<string, unknown> {
  const path: Record<string, unknown> = { ...values }
  for (const { name, in: place, schema } of operation.parameters) {
    const text = values[name]
    if (place === 'path' && text !== undefined) path[name] = coerceParameter(text, schema)
  }
  return path
}

function readQuery(operation: Operation, search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const { name, in: place, schema } of operation.parameters) {
    if (place !== 'query') continue
    const texts = search.getAll(name).filter((text) => text !== '')
    const values = texts.map((text) => readTexts(itemOf(schema), coerceParameter(text, schema)))
    if (schema.type === 'array') {
      if (values.length > 0) query[name] = values
    } else if (values.length > 1) {
      throw new Failure('request.malformed', { details: { parameter: name } })
    } else if (values.length === 1) {
      query[name] = values[0]
    }
  }
  return query
}

const itemOf = (schema: JsonSchema) => (schema.type === 'array' ? (schema.items as JsonSchema) : schema)
const wholeNumber = /^-?\d+$/

/**
 * Parses a text of the address as the number or boolean that its schema wants. Other texts are returned and then
 * refused.
 */
function coerceParameter(text: string, { type }: JsonSchema): unknown {
  if (type === 'integer' && wholeNumber.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

type Body = Pick<CheckedRequest, 'body' | 'form' | 'bytes'>

async function readBody(operation: Operation, request: Request): Promise<Body> {
  const none: Body = { body: undefined, form: new FormData(), bytes: new Uint8Array() }
  if (!operation.body) return none
  const isForm = operation.body.contentType === 'multipart/form-data'
  const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const most = isForm ? maxFormBytes : maxJsonBytes
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new Failure('request.too_large')
  const bytes = await readAtMost(request, most)
  if (operation.isWebhook) return { ...none, bytes }
  if (bytes.length === 0 && !isForm) return none
  if (contentType !== operation.body.contentType) throw new Failure('request.unsupported_media_type')
  if (!isForm && !isModestJson(bytes)) throw new Failure('request.too_large')
  try {
    if (!isForm)
      return { ...none, body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), wholeCharacters) }
    const formType = request.headers.get('content-type') ?? ''
    if (!isModestForm(bytes, formType)) throw new Failure('request.malformed')
    const whole = new Response(bytes, { headers: { 'content-type': formType } })
    return { ...none, form: await whole.formData() }
  } catch {
    throw new Failure('request.malformed')
  }
}

/** Parses JSON. Refuses lone surrogates and U+0000 in escapes, which would be stored as another character or not at all. */
function wholeCharacters(name: string, value: unknown): unknown {
  if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) throw new Failure('request.malformed')
  return value
}

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Counts while reading, because content-length may be wrong or missing. */
async function readAtMost(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > most) throw new Failure('request.too_large')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
