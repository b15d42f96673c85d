import type { CallingSession } from './calling-session.ts'
import type { Fetch } from './send-within.ts'

/**
 * Sends a call with the stored token and, when the server rejects it, once more with a renewed one. An expired token is
 * renewed first. A call with its own Authorization (the refresh itself) is sent unchanged.
 */
export function sendAuthorized(send: Fetch, session: CallingSession): Fetch {
  return async (request) => {
    const held = request.headers.has('Authorization') ? undefined : session.heldToken()
    if (!held) return send(request)
    if (held.isExpired) {
      const renewed = await held.renew?.()
      return send(renewed ? authorize(request, renewed) : request)
    }
    const spare = held.renew ? request.clone() : undefined
    const response = await send(authorize(request, held.token))
    if (response.status !== 401 || !spare) return response
    const renewed = await held.renew?.()
    return renewed ? send(authorize(spare, renewed)) : response
  }
}

function authorize(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`)
  return request
}
