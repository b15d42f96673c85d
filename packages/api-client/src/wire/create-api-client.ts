import createFetchClient, { type Client } from 'openapi-fetch'
import { toApiUrl } from './api-url.ts'
import { anonymousCaller, type CallingSession } from './calling-session.ts'
import type { ClientPaths } from './client-paths.ts'
import { fillPath } from './fill-path.ts'
import { requestHeaders } from './request-headers.ts'
import { sendAuthorized } from './send-authorized.ts'
import { type Fetch, sendWithin } from './send-within.ts'

/** The typed client of the contract: `unwrap(api.GET('/orders/{id}', { params: { path: { id } } }))`. */
export type ApiClient = Client<ClientPaths>

export interface ApiClientOptions {
  /** The backend host, e.g. https://chonoi.vn; empty means the page's own. */
  readonly baseUrl: string
  readonly fetch?: Fetch
  /** The calling session. Without it calls are anonymous. */
  readonly session?: CallingSession
  /** The language of texts in answers. */
  readonly language?: () => string
  /** Timeout of a call, in milliseconds. */
  readonly timeoutMs?: number
  /** Aborts after this many milliseconds. Injected together with the clock. */
  readonly timeoutSignal?: (ms: number) => AbortSignal
}

const defaultTimeoutMs = 30_000

/** Creates a client over `fetch`: in a browser, on a server, or calling a handler in the same process. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const session = options.session ?? anonymousCaller()
  const send = sendWithin({
    fetch: options.fetch ?? ((request) => fetch(request)),
    timeoutMs: options.timeoutMs ?? defaultTimeoutMs,
    timeoutSignal: options.timeoutSignal ?? AbortSignal.timeout,
  })
  const client = createFetchClient<ClientPaths>({
    baseUrl: toApiUrl('/api/', options.baseUrl),
    fetch: sendAuthorized(send, session),
    pathSerializer: fillPath,
  })
  client.use(requestHeaders(session, options.language))
  return client
}
