/** What a call of the API is answered with: a body, or a whole response. */
export type Responder = (request: Request, url: URL) => unknown

export interface MemoryBackend {
  fetch: (request: Request) => Promise<Response>
  /** Every call so far, e.g. 'GET /cart/summary'. */
  calls: string[]
  /** Sets or replaces the answer of a call, e.g. 'GET /products'; a path may hold `*` for one segment. */
  answer: (call: string, responder: Responder) => void
}

/** An API in memory that speaks HTTP: answers in the contract's shapes, and the contract's 404 for anything else. */
export function memoryBackend(answers: Record<string, Responder> = {}): MemoryBackend {
  const responders = new Map(Object.entries(answers))
  const calls: string[] = []
  return {
    calls,
    answer: (call, responder) => responders.set(call, responder),
    async fetch(request) {
      const url = new URL(request.url)
      const call = `${request.method} ${url.pathname.replace(/^\/api\/v1/, '')}`
      calls.push(call)
      const found = responders.get(call) ?? [...responders].find(([pattern]) => matches(pattern, call))?.[1]
      const answer = await found?.(request, url)
      if (answer instanceof Response) return answer
      return answer === undefined ? problem(404, 'http.not_found') : Response.json(answer)
    },
  }
}

function matches(pattern: string, call: string): boolean {
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(call)
}

export function problem(status: number, code: string): Response {
  const body = { type: `urn:problem:${code}`, title: code, status, code, message: code, requestId: 'test' }
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } })
}
