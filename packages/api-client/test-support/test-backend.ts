import type { AuthUser, Problem, ProblemCode, SessionGrant } from '@chonoi/contract'
import type { Fetch } from '../src/wire/send-within.ts'
import type { FakeClock } from './fake-clock.ts'
import { jwt } from './jwt.ts'
import { lan } from './people.ts'

/** Where the server is. */
export const host = 'https://chonoi.test'

export type Answer = (request: Request) => Response | Promise<Response>

export interface SeenCall {
  readonly call: string
  readonly headers: Headers
  readonly body: string
}

/** An in-memory server that implements the contract: rotates tokens and returns any answers a test sets up. */
export interface TestBackend {
  readonly fetch: Fetch
  /** Every call that arrived, e.g. `POST /auth/login`. */
  readonly seen: readonly SeenCall[]
  callsTo(call: string): SeenCall[]
  /** Queues these answers for the next calls of this kind, before returning to the usual answer. */
  next(call: string, ...answers: Answer[]): void
  /** Sets the answer for every call of this kind. */
  always(call: string, answer: Answer): void
  /** Issues new tokens as the server would now. */
  grant(): SessionGrant
  /** Ends every access token, as an administrator may. */
  revokeAccess(): void
  user: AuthUser
  tokenLifeMinutes: number
}

export function testBackend(clock: FakeClock): TestBackend {
  const seen: SeenCall[] = []
  const queued = new Map<string, Answer[]>()
  const fixed = new Map<string, Answer>()
  let serial = 0
  let liveAccess = ''
  let liveRefresh = ''

  const backend: TestBackend = {
    user: lan(),
    tokenLifeMinutes: 60,
    seen,
    fetch: answer,
    callsTo: (call) => seen.filter((one) => one.call === call),
    next: (call, ...answers) => void queued.set(call, [...(queued.get(call) ?? []), ...answers]),
    always: (call, reply) => void fixed.set(call, reply),
    grant() {
      serial += 1
      const iat = Math.floor(clock.now() / 1000)
      liveAccess = jwt({ sub: backend.user.id, iat, exp: iat + backend.tokenLifeMinutes * 60, jti: serial })
      liveRefresh = `refresh-${serial}`
      return { accessToken: liveAccess, refreshToken: liveRefresh, user: backend.user }
    },
    revokeAccess() {
      liveAccess = ''
    },
  }

  async function answer(request: Request): Promise<Response> {
    const call = `${request.method} ${new URL(request.url).pathname.replace(/^\/api\/v1(?=\/)/, '')}`
    if (!request.url.startsWith(`${host}/api/v1/`)) return new Response('not the API', { status: 404 })
    const body = await request.clone().text()
    seen.push({ call, headers: new Headers(request.headers), body })
    const reply = queued.get(call)?.shift() ?? fixed.get(call) ?? usual[call]
    return reply ? reply(request) : json(404, problem(404, 'resource.not_found'))
  }

  const usual: Readonly<Record<string, Answer>> = {
    'POST /auth/login': () => json(200, backend.grant()),
    'POST /auth/register': () => json(201, backend.grant()),
    'POST /auth/refresh': async (request) => {
      const { refreshToken } = (await request.json()) as { refreshToken: string }
      if (refreshToken !== liveRefresh) return json(401, problem(401, 'auth.refresh_reused'))
      const { accessToken: token, refreshToken: successor } = backend.grant()
      return json(200, { token, refreshToken: successor })
    },
    'GET /auth/me': signedIn(() => json(200, backend.user)),
    'POST /auth/switch-tenant': signedIn(async (request) => {
      const { tenantId } = (await request.json()) as { tenantId: string }
      backend.user = { ...backend.user, currentTenantId: tenantId }
      return json(200, backend.grant())
    }),
    'POST /auth/logout': signedIn(() => json(200, { success: true })),
    'GET /orders/my-orders': signedIn(() => json(200, { data: [], pagination: emptyPage })),
    'POST /orders': signedIn(() => json(201, {})),
  }

  function signedIn(reply: Answer): Answer {
    return (request) =>
      request.headers.get('Authorization') === `Bearer ${liveAccess}`
        ? reply(request)
        : json(401, problem(401, 'auth.unauthenticated'))
  }

  return backend
}

const emptyPage = { page: 1, limit: 20, total: 0, totalPages: 0, hasNext: false, hasPrev: false }

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}

export function problem(status: number, code: ProblemCode, more: Partial<Problem> = {}): Problem {
  return { type: 'about:blank', title: 'Problem', status, code, message: code, requestId: 'r-1', ...more }
}
