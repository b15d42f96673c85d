import type { Operation } from '../../src/http/contract-document.ts'
import { bodyFor, callOf } from '../calls/all-calls.ts'
import { csrfToken, newKey } from '../testing/test-api.ts'
import type { Standing } from './callers.ts'
import type { Rows } from './rows.ts'

/** Returns the request of an operation by a caller, with the headers of every client and a body of the right type. */
export function requestOf(
  operation: Operation,
  { person }: Standing,
  body: unknown,
  bearer = person?.token,
): RequestInit {
  const isForm = operation.body?.contentType === 'multipart/form-data'
  const hasBody = operation.body !== undefined && body !== undefined
  return {
    method: operation.method.toUpperCase(),
    headers: {
      'x-csrf-token': csrfToken,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(operation.isIdempotent && { 'idempotency-key': newKey() }),
      ...(hasBody && !isForm && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: isForm ? formOf(body as Parameters<typeof formOf>[0]) : JSON.stringify(body) }),
  }
}

function formOf(fields: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
  return form
}

/** The parts of a call without its headers. */
export interface Aim {
  path: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
  body: unknown
  bearer: string | undefined
}

/** Returns a call that names these rows wherever it can. Its files were uploaded by the caller. */
export function aimAt(
  operation: Operation,
  aimed: Rows,
  { upload, proof }: Pick<Rows, 'upload' | 'proof'> = aimed,
): Aim {
  const call = callOf(operation)
  const rows = { ...aimed, upload, proof }
  return {
    path: call.path?.(rows) ?? {},
    query: call.query?.(rows) ?? {},
    body: bodyFor(operation, rows),
    bearer: call.bearer?.(rows),
  }
}

export function addressOf(operation: Operation, { path, query }: Pick<Aim, 'path' | 'query'>): string {
  const said = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)]))
  const route = operation.route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  return search.size > 0 ? `${route}?${search}` : route
}

/** Returns address and request of an aimed call. */
export const madeOf = (operation: Operation, standing: Standing, aim: Aim): [string, RequestInit] => [
  addressOf(operation, aim),
  requestOf(operation, standing, aim.body, aim.bearer),
]
