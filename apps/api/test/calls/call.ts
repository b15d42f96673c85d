import type { BodyOf, OperationId, PathOf, QueryOf } from '@chonoi/contract'
import type { Rows } from '../permissions/rows.ts'
import type { Answers, Reach, reaches } from './reach.ts'
import type { reasonsNotToWatch, reasonsToReachNobody } from './reasons.ts'

export { reaches } from './reach.ts'

type Row = keyof typeof reaches | Reach
type ReachesNobody = keyof typeof reasonsToReachNobody
/** A predefined reason, or free text. */
type NotWatched = keyof typeof reasonsNotToWatch | (string & {})

/** A read whose query plan is checked on a market of 100,000 products. */
export interface WatchedCall<Id extends OperationId> {
  /** Title in docs/scale.md. */
  name: string
  path?: (rows: Rows) => PathOf<Id>
  query?: QueryOf<Id> | ((rows: Rows) => QueryOf<Id>)
  /**
   * Caller. Defaults to a guest where guests may call, then to a seller where sellers may, then to the platform's
   * administrator. `administrator` is the shop's.
   */
  as?: 'administrator' | 'platform'
  /** Index that the plan must use. */
  index: string
  /** The page is read in index order, without sorting. */
  isInOrder?: boolean
  /** Lists everything with an exact total, so the counting statement may scan a whole table. */
  countsAll?: boolean
}

interface Common<Id extends OperationId> {
  query?: (rows: Rows) => QueryOf<Id>
  /** Secret sent in place of the access token. */
  bearer?: (rows: Rows) => string
  /** Callers who are refused although the call names only their own rows. */
  own?: Answers
  /** Answers when one field (`rowFieldsOf`) names a stranger's row and all others name the caller's own. */
  names?: Readonly<Record<string, Answers>>
  /** Parts of the call, by field or `call` itself, that reach no stranger even without row-level security. */
  reachesNobody?: ReachesNobody | Readonly<Record<string, ReachesNobody>>
  /** Figures that count rows which the caller doesn't see, with the reason why that is allowed. */
  publicFigures?: Readonly<Record<string, string>>
  /**
   * Plan checks of a read; otherwise `unwatched` gives the reason. `true`: called as above, no large table is scanned.
   */
  watched?: true | readonly WatchedCall<Id>[]
  unwatched?: NotWatched
}

/** Required when the path names a row: the row and who reaches it. */
type PathPart<Id extends OperationId> = [PathOf<Id>] extends [never]
  ? { path?: never; row?: never }
  : { path: (rows: Rows) => PathOf<Id>; row: Row }

/** Required when the operation has a body. */
type BodyPart<Id extends OperationId> = [BodyOf<Id>] extends [never]
  ? { body?: never; fixed?: never }
  : (undefined extends BodyOf<Id>
      ? { body?: BodyOf<Id> | ((rows: Rows) => BodyOf<Id>) }
      : { body: BodyOf<Id> | ((rows: Rows) => BodyOf<Id>) }) & {
      /** Body fields that can't be generated: names of fields taken from `body`, or the values themselves. */
      fixed?: readonly (keyof NonNullable<BodyOf<Id>>)[] | Partial<NonNullable<BodyOf<Id>>>
    }

/** A call of an operation that succeeds on the caller's own rows, with facts that the contract doesn't contain. */
export type Call<Id extends OperationId> = Common<Id> & PathPart<Id> & BodyPart<Id>

/** A call of each operation. A missing one doesn't compile. */
export type Calls<Ids extends OperationId> = { readonly [Id in Ids]: Call<Id> }
