import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '@chonoi/contract'
import type { NotificationOutcome } from '@chonoi/payment-gateways'
import type { RequestContext } from './context.ts'

/** A file as the answer. */
export class Download {
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>
  readonly contentType: string
  readonly fileName: string
  /** Shown in the page or saved. Files uploaded by people are always saved. */
  readonly disposition: 'inline' | 'attachment'

  constructor(
    bytes: Download['bytes'],
    contentType: string,
    fileName: string,
    disposition: Download['disposition'] = 'attachment',
  ) {
    this.bytes = bytes
    this.contentType = contentType
    this.fileName = fileName
    this.disposition = disposition
  }
}

/** Server-sent events as the answer. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>

  constructor(body: EventStream['body']) {
    this.body = body
  }
}

/** Parameters with a default on every list; a test of the contract checks that. */
type AlwaysThere = 'page' | 'limit' | 'sortBy' | 'sortOrder'
type ParsedQuery<Query> = Query & { [Name in Extract<keyof Query, AlwaysThere>]-?: NonNullable<Query[Name]> }

/** The request as a handler gets it, validated against the contract. */
export interface RequestOf<Id extends OperationId> {
  path: PathOf<Id>
  query: ParsedQuery<QueryOf<Id>>
  body: BodyOf<Id>
  /** The fields of a multipart body; empty for others. */
  form: FormData
  headers: Headers
  /** The raw bytes of a webhook; empty for others. */
  bytes: Uint8Array
  /** The query string as received, without the question mark. */
  search: string
}

/** The answer to a webhook, by the provider's own rules. */
export class WebhookAnswer {
  readonly status: number
  readonly body: string | null
  readonly contentType: string | null
  /** What became of a payment's notification. */
  readonly outcome: NotificationOutcome | undefined

  constructor(
    { status, body, contentType }: Pick<WebhookAnswer, 'status' | 'body' | 'contentType'>,
    outcome?: NotificationOutcome,
  ) {
    this.outcome = outcome
    this.status = status
    this.body = body
    this.contentType = contentType
  }
}

/** The answer of a handler: the contract's JSON, or a file, stream or webhook's answer where the contract has no JSON. */
export type HandlerAnswer<Id extends OperationId> =
  AnswerOf<Id> extends undefined ? Download | EventStream | WebhookAnswer : AnswerOf<Id>

/**
 * A keyed call that needs something from outside, such as a payment provider, between two transactions. A crash between
 * the steps is healed by repeating the call, or by a job.
 */
export interface TwoStepHandler<Id extends OperationId> {
  /** Runs in the transaction of the key. Returns the id of the row that the second step works on. */
  prepare(context: RequestContext, request: RequestOf<Id>): Promise<string>
  /** Runs after commit, outside of any transaction, and on every repetition of the call. */
  finish(context: RequestContext, rowId: string): Promise<HandlerAnswer<Id>>
}

export type Handler<Id extends OperationId> =
  | ((context: RequestContext, request: RequestOf<Id>) => Promise<HandlerAnswer<Id>>)
  | TwoStepHandler<Id>

/** One function per operation. A missing handler or a wrong answer doesn't compile. */
export type Handlers<Ids extends OperationId> = {
  readonly [Id in Ids]: Handler<Id>
}

/** The handlers of one area: `export const orderRoutes = { … } satisfies Routes`. */
export type Routes = Partial<Handlers<OperationId>>
