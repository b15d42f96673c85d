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
    const { promise: ended, reject } = Promise.withResolvers<never>()
    const end = () => reject(signal.reason)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    try {
      return await Promise.race([fetch(new Request(request, { signal })), ended])
    } catch (cause) {
      throw asTransportError(signal.aborted ? signal.reason : cause)
    } finally {
      // A signal of several lives as long as it is listened to, and would keep this call and its answer in memory.
      signal.removeEventListener('abort', end)
    }
  }
}
