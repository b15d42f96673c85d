/** What came back of a call; null when nothing did: refused, cut off, or too late. */
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

/** Longer than the server may take to say that it can't. */
export const longestAnswer = 20_000

/** One call to the site as a browser makes it. */
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
      signal: AbortSignal.timeout(longestAnswer),
    })
    // The site answers calls with JSON only: a page is the balancer's own, and says no more than its status.
    const isOfBalancer = response.headers.get('content-type')?.startsWith('text/html')
    const said = isOfBalancer ? await response.text().then(() => ({})) : ((await response.json()) as Answer['body'])
    return { status: response.status, body: said, headers: response.headers }
  } catch {
    return null
  }
}

/** Whether the caller knows what became of the call: else it is made again, with the same key. */
export const isDefinite = (answer: Answer | null): answer is Answer =>
  answer !== null && ![502, 503, 504].includes(answer.status) && answer.body.code !== 'idempotency.in_flight'
