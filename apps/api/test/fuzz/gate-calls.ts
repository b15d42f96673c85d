import type { ProblemCode } from '@chonoi/contract'
import type { Operation } from '../../src/http/contract-document.ts'
import { checkParameters } from '../../src/http/validator.ts'

/** A single defect of an otherwise valid call, with the expected refusal. */
export interface GateCall {
  title: string
  /** Path values in place of row ids. */
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  /** Headers in place of the valid ones. Null omits one. */
  headers?: Readonly<Record<string, string | null>>
  body?: string | Uint8Array<ArrayBuffer>
  /** `ignored`: the same answer as without it. */
  expected: ProblemCode | 'ignored'
}

const json = { 'content-type': 'application/json' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

const always: readonly GateCall[] = [
  { title: 'an unknown parameter', query: { notInTheContract: '1' }, expected: 'ignored' },
  { title: 'a method override', headers: { 'x-http-method-override': 'DELETE' }, expected: 'ignored' },
]
const authenticated: readonly GateCall[] = [
  { title: 'a token that is none', headers: { authorization: 'Bearer x.y.z' }, expected: 'auth.unauthenticated' },
  { title: 'a tenant that is none', headers: { 'x-tenant-id': 'not a tenant' }, expected: 'request.malformed' },
]
const changing: readonly GateCall[] = [
  { title: 'no CSRF token', headers: { 'x-csrf-token': null }, expected: 'request.csrf_missing' },
  { title: 'a short CSRF token', headers: { 'x-csrf-token': 'short' }, expected: 'request.csrf_missing' },
  { title: 'a page of another site', headers: { 'sec-fetch-site': 'cross-site' }, expected: 'request.cross_site' },
  { title: 'a foreign origin', headers: { origin: 'https://evil.example' }, expected: 'request.cross_site' },
]
const withJson: readonly GateCall[] = [
  { title: 'a body that is no JSON', headers: json, body: '{"a":', expected: 'request.malformed' },
  { title: 'half a character', headers: json, body: String.raw`{"a":"\ud800"}`, expected: 'request.malformed' },
  {
    title: 'bytes that are no UTF-8',
    headers: json,
    body: new Uint8Array([34, 255, 34]),
    expected: 'request.malformed',
  },
  { title: 'a body of another kind', headers: json, body: '[[]]', expected: 'request.invalid' },
  {
    title: 'a text as the body',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
    expected: 'request.unsupported_media_type',
  },
  { title: 'a form as the body', headers: multipart, body: '--x--', expected: 'request.unsupported_media_type' },
  { title: 'a body of more than 1 MB', headers: json, body: ' '.repeat(1_000_001), expected: 'request.too_large' },
]
const withForm: readonly GateCall[] = [
  { title: 'a body that is no form', headers: multipart, body: 'x', expected: 'request.malformed' },
  { title: 'JSON as the body', headers: json, body: '{}', expected: 'request.unsupported_media_type' },
  {
    title: 'a body of more than 12 MB',
    headers: multipart,
    body: ' '.repeat(12_000_001),
    expected: 'request.too_large',
  },
]
const idempotent: readonly GateCall[] = [
  { title: 'no Idempotency-Key', headers: { 'idempotency-key': null }, expected: 'idempotency.key_missing' },
  { title: 'a short Idempotency-Key', headers: { 'idempotency-key': 'x' }, expected: 'idempotency.key_missing' },
]

/** Returns the gate's refusals that apply to an operation. Duplicates are tested in src/http. */
export function gateCallsOf(operation: Operation): readonly GateCall[] {
  const { method, security, body, isIdempotent, isWebhook } = operation
  return [
    ...always,
    ...(security === 'none' ? [] : authenticated),
    ...(method === 'get' || isWebhook ? [] : changing),
    ...(body?.contentType === 'application/json' ? withJson : []),
    ...(body?.contentType === 'multipart/form-data' ? withForm : []),
    ...(body
      ? [
          {
            title: 'a length that lies',
            headers: { 'content-length': '99999999' },
            expected: 'request.too_large',
          } as const,
        ]
      : []),
    ...(isIdempotent ? idempotent : []),
    ...wrongParameters(operation),
  ]
}

const wrongValue = 'not one!'

/** Returns a call per path and query parameter, with a value that its schema refuses. */
function wrongParameters(operation: Operation): GateCall[] {
  return operation.parameters.flatMap(({ name, in: place, schema }): GateCall[] => {
    if (place === 'header') return []
    const value = schema.type === 'array' ? [wrongValue] : wrongValue
    const isRefused = checkParameters(operation, place, { [name]: value }).some(({ field }) => field.startsWith(name))
    if (!isRefused) return []
    return place === 'path'
      ? [{ title: `no ${name} in the path`, path: { [name]: wrongValue }, expected: 'resource.not_found' }]
      : [{ title: `a wrong ${name}`, query: { [name]: wrongValue }, expected: 'request.invalid' }]
  })
}
