/** What a span may say: names and numbers of the program itself, nothing that a person wrote and no address. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Who asks whom: a request that came in, a call that goes out, a job from the queue, or a step within the process. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal'

export interface SpanStart {
  name: string
  kind: SpanKind
  attributes?: SpanAttributes
  /** The `traceparent` header of a caller that is trusted. Absent: the span belongs to the one that is open. */
  caller?: string | null
}

/** A span that is open. */
export interface Span {
  rename(name: string): void
  note(attributes: SpanAttributes): void
  /** Marks the span as failed. `type` is a short name such as an SQLSTATE, never a message, which may hold values. */
  fail(type: string): void
}

/** Traces by OpenTelemetry. The server has one that exports them; without it nothing is kept. */
export interface Tracing {
  /** Runs `work` in a span, which is marked as failed when `work` throws. */
  inSpan<T>(start: SpanStart, work: (span: Span) => Promise<T>): Promise<T>
  /** Like inSpan for what is called back. Answers nothing where no span is open, or none is wanted. */
  openSpan(start: SpanStart): { span: Span; end(): void } | undefined
  /** The `traceparent` header for a call that goes out. */
  readonly traceparent: string | undefined
  /** Keeps the span that is open now for a function that somebody else will call. */
  bind<Call extends (...given: never[]) => unknown>(call: Call): Call
}

const silentSpan: Span = { rename() {}, note() {}, fail() {} }

export const noTracing: Tracing = {
  inSpan: (_start, work) => work(silentSpan),
  openSpan: () => undefined,
  traceparent: undefined,
  bind: (call) => call,
}

/** A short name of what was thrown. Its message may hold values. */
export function errorType(thrown: unknown): string {
  const {
    cause,
    name,
    code = (cause as { code?: unknown } | undefined)?.code,
  } = Object(thrown) as {
    cause?: unknown
    name?: unknown
    code?: unknown
  }
  if (typeof code === 'string' && /^[\w.]{1,60}$/.test(code)) return code
  return typeof name === 'string' && /^\w{1,60}$/.test(name) ? name : 'Error'
}
