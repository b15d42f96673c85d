import { Failure } from './failure.ts'

/** Headers whose values contain no comma. A comma joins the values of a duplicate header. */
const singleHeaders = ['authorization', 'idempotency-key', 'x-csrf-token', 'x-tenant-id']

/** Refuses duplicate headers, because a proxy might use the other value. */
export function refuseRepeatedHeaders(headers: Headers): void {
  const header = singleHeaders.find((name) => headers.get(name)?.includes(','))
  if (header) throw new Failure('request.malformed', { details: { header } })
}
