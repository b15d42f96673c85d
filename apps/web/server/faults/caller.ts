/** The result of a call; null when there was none: refused, cut off or timed out. */
export interface Answer {
  status: number
  body: { code?: string; id?: string } & Record<string, unknown>
  headers: Headers
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  key?: string
  body?: unknown
}

const csrfToken = 'c'.repeat(64)

/** Longer than the server's own timeouts. */
export const maxAnswer = 20_000

/** Makes one call to the site as a browser does. */
export async function callSite(origin: string, { method, path, token, key, body }: Call): Promise<Answer | null> {
  const headers = {
    'x-csrf-token': csrfToken,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  try {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(maxAnswer),
    })
    // The site's answers are always JSON. HTML comes from the balancer and has only a status.
    const isOfBalancer = response.headers.get('content-type')?.startsWith('text/html')
    const said = isOfBalancer ? await response.text().then(() => ({})) : ((await response.json()) as Answer['body'])
    return { status: response.status, body: said, headers: response.headers }
  } catch {
    return null
  }
}

/** Whether the outcome of the call is known; otherwise it is repeated with the same key. */
export const isDefinite = (answer: Answer | null): answer is Answer =>
  answer !== null && ![502, 503, 504].includes(answer.status) && answer.body.code !== 'idempotency.in_flight'
