import type { Operation } from '../http/contract-document.ts'
import { csrfToken, newKey } from '../testing/test-api.ts'
import type { Standing } from './callers.ts'
import type { RowOperation, RowRule } from './row-rules.ts'
import type { Rows } from './rows.ts'

/** A request of an operation by a caller: headers that every client sends, and a body of the operation's kind. */
export function requestOf(operation: Operation, { person }: Standing, body: unknown): RequestInit {
  const isForm = operation.body?.contentType === 'multipart/form-data'
  const hasBody = operation.body !== undefined && body !== undefined
  return {
    method: operation.method.toUpperCase(),
    headers: {
      'x-csrf-token': csrfToken,
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(operation.isIdempotent && { 'idempotency-key': newKey() }),
      ...(hasBody && !isForm && { 'content-type': 'application/json' }),
    },
    ...(hasBody && { body: isForm ? formOf(body as Parameters<typeof formOf>[0]) : JSON.stringify(body) }),
  }
}

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** The path of an operation for a row, and its body. */
export function aimAt(operation: Operation, rule: RowRule<RowOperation>, rows: Rows): { path: string; body: unknown } {
  const names = rule.path(rows) as Record<string, string>
  return {
    path: operation.route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(names[name] ?? '')),
    body: typeof rule.body === 'function' ? rule.body(rows) : rule.body,
  }
}
