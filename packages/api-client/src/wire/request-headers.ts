import { idempotentCalls } from '@chonoi/contract/idempotent-calls'
import { clientVersion } from '@chonoi/domain'
import type { Middleware } from 'openapi-fetch'
import type { CallingSession } from './calling-session.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import { tenantHeader } from './tenant-header.ts'

/** Calls that name the tenant they are about (API-08). The others act in that of the session. */
const callsNamingTenant: ReadonlySet<string> = new Set(['GET /news/{id}/analytics'])

/** Adds the documented headers to every call. Authorization is added last, when the call is sent. */
export function requestHeaders(session: CallingSession, language?: () => string): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const { headers } = request
      headers.set('X-Requested-With', 'XMLHttpRequest')
      headers.set('X-Client-Version', clientVersion)
      headers.set('X-CSRF-Token', session.csrfToken())
      if (language) headers.set('Accept-Language', language())
      const call = `${request.method} ${schemaPath}`
      if (callsNamingTenant.has(call) && !headers.has('x-tenant-id')) {
        const { 'x-tenant-id': tenant } = tenantHeader(session.currentTenantId?.())
        headers.set('x-tenant-id', tenant)
      }
      const takesKey = idempotentCalls.has(call)
      if (takesKey && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newIdempotencyKey())
      return undefined
    },
  }
}
