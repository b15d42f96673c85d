import { asTransportError } from '../failure/transport-error.ts'

/** The network: sends a request. */
export type Fetch = (request: Request) => Promise<Response>

export interface SendWithinOptions {
  readonly fetch: Fetch
  readonly timeoutMs: number
  readonly timeoutSignal: (ms: number) => AbortSignal
}

/**
 * Sends a request with a timeout. The race is needed in addition to the signal: a handler in the same process may
 * ignore it. The signal also covers the body, which can stall as well.
 */
export function sendWithin({ fetch, timeoutMs, timeoutSignal }: SendWithinOptions): Fetch {
  return async (request) => {
    const late = timeoutSignal(timeoutMs)
    const signal = AbortSignal.any([request.signal, late])
    try {
      return await Promise.race([fetch(new Request(request, { signal })), rejectOn(signal)])
    } catch (cause) {
      throw asTransportError(signal.aborted ? signal.reason : cause)
    }
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
