import type { BodyOf, OperationId, PathOf, QueryOf } from '@chonoi/contract'
import type { Rows } from '../permissions/rows.ts'
import type { Answers, Reach, reaches } from './reach.ts'
import type { reasonsNotToWatch, reasonsToReachNobody } from './reasons.ts'

export { reaches } from './reach.ts'

type Row = keyof typeof reaches | Reach
type ReachesNobody = keyof typeof reasonsToReachNobody
/** A known reason, or one of its own in words. */
type NotWatched = keyof typeof reasonsNotToWatch | (string & {})

/** A read whose query plan is watched on a market of 100,000 products. */
export interface WatchedCall<Id extends OperationId> {
  /** Its line in docs/scale.md. */
  name: string
  path?: (rows: Rows) => PathOf<Id>
  query?: QueryOf<Id> | ((rows: Rows) => QueryOf<Id>)
  /** Else a guest where guests may call it, a seller where sellers may, the platform's administrator otherwise. */
  as?: 'platform'
  /** The index that it must use. */
  index: string
  /** The page comes in the order of the index: nothing is sorted. */
  isInOrder?: boolean
  /** Lists everything with an exact total, so the statement that counts may read a table whole. */
  countsAll?: boolean
}

interface Common<Id extends OperationId> {
  query?: (rows: Rows) => QueryOf<Id>
  /** A secret that is sent in place of the access token. */
  bearer?: (rows: Rows) => string
  /** Who is refused although the call names only rows of their own. */
  own?: Answers
  /** The answers when one field that names a row (`rowFieldsOf`) names a stranger's and the rest is the caller's own. */
  names?: Readonly<Record<string, Answers>>
  /** Which part of it, by field or the `call` itself, reaches no stranger even without row-level security. */
  reachesNobody?: ReachesNobody | Readonly<Record<string, ReachesNobody>>
  /** Figures of the answer that count rows which the caller doesn't see, and why that is right. */
  publicFigures?: Readonly<Record<string, string>>
  /** A read says either `watched`, or in `unwatched` why its plan isn't. `true`: called as above, no large table is read whole. */
  watched?: true | readonly WatchedCall<Id>[]
  unwatched?: NotWatched
}

/** Needed where the path names a row: which one, and who reaches it. */
type PathPart<Id extends OperationId> = [PathOf<Id>] extends [never]
  ? { path?: never; row?: never }
  : { path: (rows: Rows) => PathOf<Id>; row: Row }

/** Needed where the operation takes a body. */
type BodyPart<Id extends OperationId> = [BodyOf<Id>] extends [never]
  ? { body?: never; fixed?: never }
  : (undefined extends BodyOf<Id>
      ? { body?: BodyOf<Id> | ((rows: Rows) => BodyOf<Id>) }
      : { body: BodyOf<Id> | ((rows: Rows) => BodyOf<Id>) }) & {
      /** Fields of the body that no generator can guess: taken from `body` as they are, or the values themselves. */
      fixed?: readonly (keyof NonNullable<BodyOf<Id>>)[] | Partial<NonNullable<BodyOf<Id>>>
    }

/** One call of an operation that succeeds on the caller's own rows, and what the suites can't read from the contract. */
export type Call<Id extends OperationId> = Common<Id> & PathPart<Id> & BodyPart<Id>

/** A call of each of these operations; a missing one doesn't compile. */
export type Calls<Ids extends OperationId> = { readonly [Id in Ids]: Call<Id> }
