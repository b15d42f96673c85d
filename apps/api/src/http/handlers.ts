import type { AnswerOf, BodyOf, OperationId, PathOf, QueryOf } from '@chonoi/contract'
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
}

/** The answer of a handler: the contract's JSON, or a file where the contract has no JSON. */
export type HandlerAnswer<Id extends OperationId> = AnswerOf<Id> extends undefined ? Download : AnswerOf<Id>

/** One function per operation. A missing handler or a wrong answer doesn't compile. */
export type Handlers<Ids extends OperationId> = {
  readonly [Id in Ids]: (context: RequestContext, request: RequestOf<Id>) => Promise<HandlerAnswer<Id>>
}

/** The handlers of one area: `export const orderRoutes = { … } satisfies Routes`. */
export type Routes = Partial<Handlers<OperationId>>
