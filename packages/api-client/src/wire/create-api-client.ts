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
  /** Who calls; without it calls go out for nobody. */
  readonly session?: CallingSession
  /** The language of answers that hold words. */
  readonly language?: () => string
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs?: number
  /** Aborts after so many milliseconds; injected where time is. */
  readonly timeoutSignal?: (ms: number) => AbortSignal
}

const defaultTimeoutMs = 30_000

/** A client over `fetch`, in a browser, on a server, or straight into a handler in the same process. */
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
