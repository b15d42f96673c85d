import fc, { type Arbitrary } from 'fast-check'
import type { Operation } from '../../src/http/contract-document.ts'

type Headers = Readonly<Record<string, string>>

/** Generates headers that any client may send. They don't affect whether a call is valid. */
export function validHeaders({ body }: Operation): Arbitrary<Headers> {
  const always = {
    accept: fc.constantFrom('*/*', 'application/json', 'text/html, application/xml;q=0.9'),
    'accept-language': fc.constantFrom('vi', 'en-GB,en;q=0.9', '*', 'tlh'),
    'if-match': fc.constantFrom('*', '"x"'),
    'if-none-match': fc.constantFrom('*', 'W/"x", "y"'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'same-site', 'none'),
    'user-agent': fc.constantFrom(
      'Mozilla/5.0',
      '<script>alert(1)</script>',
      `'; drop table orders; --`,
      'x'.repeat(5000),
    ),
    'x-request-id': fc.uuid(),
    'x-tenant-id': fc.constantFrom('default', 'DEFAULT'),
  }
  const json = { 'content-type': fc.constantFrom('application/json; charset=utf-8', 'Application/JSON') }
  const fields = body?.contentType === 'application/json' ? { ...always, ...json } : always
  return fc.oneof(fc.constant({}), fc.record<Record<string, string>>(fields, { requiredKeys: [] }))
}

const wrongForSomeReader = fc.constantFrom<Headers[]>(
  { authorization: 'Bearer x.y.z' },
  { authorization: 'Bearer ' },
  { authorization: 'Basic YTpi' },
  { 'x-csrf-token': 'short' },
  { 'x-tenant-id': 'not a tenant' },
  { 'x-tenant-id': '00000000-0000-4000-8000-000000000000' },
  { 'idempotency-key': 'x' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-length': '99999999' },
  { 'accept-language': 'x'.repeat(5000) },
  { 'x-request-id': 'x'.repeat(5000) },
  { 'x-forwarded-for': '<script>, 127.0.0.1' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-,0-,0-' },
  { 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
)

const names = [
  ...['accept', 'accept-language', 'authorization', 'content-length', 'content-type', 'cookie', 'idempotency-key'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'origin', 'range', 'sec-fetch-site', 'user-agent'],
  ...['x-csrf-token', 'x-forwarded-for', 'x-forwarded-host', 'x-request-id', 'x-tenant-id'],
]
const values = [
  '',
  ',',
  '0',
  '-1',
  'null',
  '*',
  '\u00FF\u00FE',
  '{"a":1}',
  '<script>',
  '../../etc/passwd',
  `' or 1=1 --`,
]
/** Values of duplicate headers, as they arrive. */
const twice = ['default, default', 'a'.repeat(20) + ', ' + 'b'.repeat(20), `${'c'.repeat(64)}, ${'c'.repeat(64)}`]

/** Generates headers of which some are invalid. */
export const wrongHeaders: Arbitrary<Headers> = fc.oneof(
  wrongForSomeReader,
  fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...values, ...twice, 'x'.repeat(20_000)), {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  }),
)
