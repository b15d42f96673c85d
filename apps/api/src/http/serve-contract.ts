import { randomUUID } from 'node:crypto'
import type { OperationId } from '@chonoi/contract'
import type { NotificationOutcome } from '@chonoi/payment-gateways'
import { Hono } from 'hono'
import type { Database } from '../database/database.ts'
import type { Replica } from '../database/replica.ts'
import type { Ports } from '../ports/ports.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import { authenticate } from './authenticate.ts'
import { authorize } from './authorize.ts'
import { type Person, RequestContext, type RequestFacts } from './context.ts'
import { type Operation, operations } from './contract-document.ts'
import { refuseCrossSite, refuseForeignCsrfToken } from './cross-site.ts'
import { Failure } from './failure.ts'
import { Download, EventStream, type Handlers, WebhookAnswer } from './handlers.ts'
import { onceForKey } from './idempotency.ts'
import { logRequest } from './log-request.ts'
import { refuseDuringMaintenance } from './maintenance.ts'
import { namesProblem } from './named-problems.ts'
import { networkOf } from './network-of.ts'
import { problemResponse, toFailure } from './problem.ts'
import { recordFailedCall } from './record-failed-call.ts'
import { markWritten, readerOf } from './read-own-writes.ts'
import { type CheckedRequest, readRequest } from './read-request.ts'
import { countsAgainst } from './rate-limits.ts'
import { refuseRepeatedHeaders } from './duplicate-headers.ts'
import { checkAnswer } from './validator.ts'

export interface ServeOptions {
  database: Database
  /** Where visitors' reads go while it keeps up. Default: to the database. */
  replica?: Replica
  ports: Ports
  handlers: Handlers<OperationId>
  /** Validates every answer against the contract. For tests. */
  checksAnswers?: boolean
  /** Hears of every answered call, for metrics. */
  onAnswered?: (call: AnsweredCall) => void
  /** Makes a span of every call. Default: none. */
  tracing?: Tracing
}

/** Names the operation, or `none` for a path or a method of which the contract knows nothing. */
export interface AnsweredCall {
  operation: OperationId | 'none'
  status: number
  seconds: number
  /** What became of a payment's notification. A refused one may be answered 200, as its provider asks. */
  notification?: NotificationOutcome
}

/** Set by the server that accepts the connection, because a header could be forged. */
export interface Connection {
  address?: string
  /** The id under which the call is logged and answered. Default: a new one. */
  requestId?: string
  /** Where the database's log was at the last write of the person for whom a page is rendered (read-own-writes.ts). */
  wroteAt?: string | undefined
  /** Told the pattern of the call's path, such as `/orders/{orderId}`. */
  onRoute?: (route: string) => void
}

type AnyHandler =
  | ((context: RequestContext, request: CheckedRequest) => Promise<unknown>)
  | {
      prepare(context: RequestContext, request: CheckedRequest): Promise<string>
      finish(context: RequestContext, rowId: string): Promise<unknown>
    }
const base = '/api/v1'

/**
 * The adapter between contract and handlers: routing, authentication, permissions, limits, validation, idempotency,
 * answers and problems.
 */
export function serveContract(options: ServeOptions): Hono<{ Bindings: Connection }> {
  // A trailing slash is documented for some paths and harmless for the others.
  const app = new Hono<{ Bindings: Connection }>({ strict: false })
  for (const operation of operations) {
    app.on(operation.method.toUpperCase(), base + operation.route, (hono) =>
      tracedAnswer(options, operation, hono.req.raw, hono.req.param() as Record<string, string>, hono.env ?? {}),
    )
  }
  app.notFound(({ req, env }) => {
    const allowed = allowedMethods(app, req.path)
    const code = allowed.length === 0 ? 'resource.not_found' : 'request.method_not_allowed'
    const refusal = problemResponse(new Failure(code), requestIdOf(env))
    if (allowed.length > 0) refusal.headers.set('allow', allowed.join(', '))
    options.onAnswered?.({ operation: 'none', status: refusal.status, seconds: 0 })
    return refusal
  })
  app.onError((error, { env }) => problemResponse(toFailure(error), requestIdOf(env)))
  return app
}

const methods = [...new Set(operations.map(({ method }) => method.toUpperCase()))].sort()

/** Returns the methods that a path has operations for. Whoever may GET may HEAD. */
function allowedMethods({ router }: Hono<{ Bindings: Connection }>, path: string): string[] {
  const plain = path.replace(/\/$/, '')
  const allowed = methods.filter((method) => router.match(method, plain)[0].length > 0)
  return allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
}

/** Answers in a span that has the operation's name. A problem's code is told, as it is one of a list. */
function tracedAnswer(...asked: Parameters<typeof answer>): Promise<Response> {
  const [{ tracing = noTracing }, { id, route }, , , { onRoute }] = asked
  onRoute?.(base + route)
  return tracing.inSpan({ name: id, kind: 'internal', attributes: { 'chonoi.operation': id } }, async (span) => {
    const { response, failure } = await answer(...asked)
    if (failure) span.note({ 'chonoi.problem': failure.code })
    if (response.status >= 500) span.fail(failure?.code ?? String(response.status))
    return response
  })
}

async function answer(
  options: ServeOptions,
  operation: Operation,
  request: Request,
  path: Record<string, string>,
  connection: Connection,
) {
  const { ports } = options
  const startedAt = performance.now()
  const facts = factsOf(request, connection)
  const read = readerOf(options, operation, request.headers, connection.wroteAt)
  let actor: Person | null = null
  let refusedTenant: string | null = null
  let failure: Failure | undefined
  let limit: ConsumedLimit | undefined
  let response: Response
  let notification: NotificationOutcome | undefined
  try {
    refuseRepeatedHeaders(request.headers)
    if (!operation.isWebhook) refuseCrossSite(request, ports.publicUrl)
    const who =
      operation.security === 'none'
        ? null
        : await authenticate(options.database, ports, request.headers, askedTenant(request.headers))
    actor = who?.person ?? null
    refusedTenant = who?.refusedTenant ?? null
    if (refusedTenant) throw new Failure('auth.tenant_forbidden')
    if (who) refuseForeignCsrfToken(request.method, request.headers, who.csrfHash)
    const caller = actor
    await read((database) => refuseDuringMaintenance(database, operation, caller))
    authorize(operation, actor)
    limit = await consumeLimit(operation, ports, facts)
    const checked = await readRequest(operation, request, path)
    const handler = options.handlers[operation.id] as unknown as AnyHandler
    const result = await read((database) =>
      handled(handler, operation, new RequestContext(ports, database, facts, caller), checked),
    )
    if (options.checksAnswers) refuseWrongAnswer(operation, result)
    if (result instanceof WebhookAnswer) notification = result.outcome
    response = toResponse(operation, result, facts.requestId)
    if (!isReading(request)) await markWritten(options, response.headers)
  } catch (refusal) {
    const thrown = options.checksAnswers ? namedRefusal(operation, refusal) : refusal
    failure = toFailure(thrown)
    if (failure.code === 'server.internal')
      ports.log.error({ requestId: facts.requestId, operation: operation.id, err: thrown }, 'unexpected')
    if (failure.code === 'server.unavailable')
      ports.log.warn({ requestId: facts.requestId, operation: operation.id, err: thrown }, 'unavailable')
    response = problemResponse(failure, facts.requestId, operation.messages)
  }
  if (failure) {
    await recordFailedCall(new RequestContext(ports, options.database, facts, actor), operation, failure.code)
  }
  // Nobody reads the body of the answer to a HEAD.
  if (request.method === 'HEAD') await response.body?.cancel()
  await limit?.settle(failure)
  const { requestId } = facts
  const answered = { operation: operation.id, status: response.status, code: failure?.code, startedAt }
  logRequest(ports.log, { requestId, ...answered, actor, refusedTenant })
  const seconds = (performance.now() - startedAt) / 1000
  const answeredCall = { operation: operation.id, status: response.status, seconds }
  options.onAnswered?.({ ...answeredCall, ...(notification && { notification }) })
  return { response, failure }
}

interface ConsumedLimit {
  /** Gives the attempt back when the call doesn't count. */
  settle(failure: Failure | undefined): Promise<void>
}

async function consumeLimit({ rateLimit }: Operation, { rateLimits }: Ports, { address }: RequestFacts) {
  if (!rateLimit) return undefined
  const network = networkOf(address)
  await rateLimits.consume(rateLimit, network)
  return {
    async settle(failure) {
      if (!countsAgainst(rateLimit, failure?.code)) await rateLimits.refund(rateLimit, network)
    },
  } satisfies ConsumedLimit
}

async function handled(
  handler: AnyHandler,
  operation: Operation,
  context: RequestContext,
  checked: CheckedRequest,
): Promise<unknown> {
  if (typeof handler === 'function') {
    const work = () => handler(context, checked)
    return operation.isIdempotent ? onceForKey(context, operation, checked, work) : work()
  }
  const rowId = await onceForKey(context, operation, checked, () => handler.prepare(context, checked))
  return handler.finish(context, String(rowId))
}

const requestIdOf = (connection: Connection | undefined): string => connection?.requestId ?? randomUUID()

function factsOf(request: Request, connection: Connection): RequestFacts {
  return {
    requestId: requestIdOf(connection),
    address: connection.address ?? 'unknown',
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    language: request.headers.get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'vi',
    // Made by the server when it is first read, which few calls do.
    get signal() {
      return request.signal
    },
  }
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD'

const tenantForm = /^(default|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
function askedTenant(headers: Headers): string | null {
  const asked = headers.get('x-tenant-id')
  if (asked !== null && !tenantForm.test(asked))
    throw new Failure('request.malformed', { details: { header: 'x-tenant-id' } })
  return asked?.toLowerCase() ?? null
}

function toResponse(operation: Operation, result: unknown, requestId: string): Response {
  const headers = new Headers({
    'x-request-id': requestId,
    'cache-control': operation.security === 'none' ? 'no-cache' : 'private, no-store',
  })
  if (result instanceof WebhookAnswer) {
    headers.set('cache-control', 'no-store')
    if (result.contentType) headers.set('content-type', result.contentType)
    return new Response(result.body, { status: result.status, headers })
  }
  if (result instanceof Download) {
    headers.set('content-type', result.contentType)
    headers.set('content-disposition', `${result.disposition}; filename*=UTF-8''${encodeURIComponent(result.fileName)}`)
    headers.set('content-security-policy', "sandbox; default-src 'none'")
    headers.set('x-content-type-options', 'nosniff')
    return new Response(result.bytes as ReadableStream<Uint8Array>, { status: operation.success.status, headers })
  }
  if (result instanceof EventStream) {
    headers.set('content-type', 'text/event-stream')
    headers.set('cache-control', 'private, no-store')
    // nginx would collect the events before it passes them on.
    headers.set('x-accel-buffering', 'no')
    return new Response(result.body, { status: operation.success.status, headers })
  }
  if (operation.success.status === 204) return new Response(null, { status: 204, headers })
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(result), { status: operation.success.status, headers })
}

/** Returns the failure, or an internal error when the contract doesn't name it. */
function namedRefusal(operation: Operation, thrown: unknown): unknown {
  const { code } = toFailure(thrown)
  if (code === 'server.internal' || namesProblem(operation, code)) return thrown
  return new Error(`${operation.id} refuses against its contract: ${code}`)
}

/** Throws when an answer violates the contract. */
function refuseWrongAnswer(operation: Operation, result: unknown): void {
  const isRaw = [Download, EventStream, WebhookAnswer].some((kind) => result instanceof kind)
  if (isRaw || !operation.success.schema) return
  const wrong = checkAnswer(operation.success.schema, JSON.parse(JSON.stringify(result)))
  if (wrong.length > 0) throw new Error(`${operation.id} answers against its contract: ${JSON.stringify(wrong)}`)
}
