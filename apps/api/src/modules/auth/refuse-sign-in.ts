import type { ProblemCode } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import type { UserRow } from './accounts.store.ts'
import { signInRefused } from './auth.events.ts'

/**
 * Records a refused sign-in, then fails with the code. Takes as long for an address without an account. Calls over the
 * rate limits are refused before, so that they can't fill the log.
 */
export async function refuseSignIn(
  context: RequestContext,
  { email, account }: { email: string; account: UserRow | undefined },
  code: ProblemCode,
): Promise<never> {
  await context.asSystem((queries) => record(context, queries, signInRefused(email, account, code)))
  throw new Failure(code)
}
