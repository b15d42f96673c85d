import { idempotentCalls } from '@chonoi/contract/idempotent-calls'
import { clientVersion } from '@chonoi/domain'
import type { Middleware } from 'openapi-fetch'
import type { CallingSession } from './calling-session.ts'
import { newIdempotencyKey } from './idempotency-key.ts'

/** Adds the documented headers to every call. Authorization is added last, when the call is sent. */
export function requestHeaders(session: CallingSession, language?: () => string): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const { headers } = request
      headers.set('X-Requested-With', 'XMLHttpRequest')
      headers.set('X-Client-Version', clientVersion)
      headers.set('X-CSRF-Token', session.csrfToken())
      if (language) headers.set('Accept-Language', language())
      const takesKey = idempotentCalls.has(`${request.method} ${schemaPath}`)
      if (takesKey && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newIdempotencyKey())
      return undefined
    },
  }
}
