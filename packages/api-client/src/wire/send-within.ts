import { asTransportError } from '../failure/transport-error.ts'

/** The one thing a network has to do. */
export type Fetch = (request: Request) => Promise<Response>

export interface SendWithinOptions {
  readonly fetch: Fetch
  readonly timeoutMs: number
  readonly timeoutSignal: (ms: number) => AbortSignal
}

/**
 * Sends a request and gives up after a while. The race is needed beside the signal: a handler in the same process answers
 * without a network and need not listen to one. The signal stays on for the body, which can stall as well.
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
