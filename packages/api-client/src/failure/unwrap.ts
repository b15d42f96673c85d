import { readProblem } from './read-problem.ts'
import { asTransportError } from './transport-error.ts'

/** What a call of the client resolves to. */
export interface CallResult<Answer> {
  readonly data?: Answer
  readonly error?: unknown
  readonly response: Response
}

/**
 * The answer of a call, or an ApiError. Looks at `response.ok`: an error with an empty body leaves `error` undefined, so
 * `error` alone would take it for a success.
 */
export async function unwrap<Answer>(call: Promise<CallResult<Answer>>): Promise<Answer> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw asTransportError(cause)
  })
  if (!response.ok) throw readProblem(response, error)
  return data as Answer
}
