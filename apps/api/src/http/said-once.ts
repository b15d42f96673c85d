import { Failure } from './failure.ts'

/** Headers whose values hold no comma: it joins the values of a header that was sent twice. */
const saidOnce = ['authorization', 'idempotency-key', 'x-csrf-token', 'x-tenant-id']

/** Refuses a header that was sent twice: whoever else reads the request might take the other value. */
export function refuseRepeatedHeaders(headers: Headers): void {
  const header = saidOnce.find((name) => headers.get(name)?.includes(','))
  if (header) throw new Failure('request.malformed', { details: { header } })
}
