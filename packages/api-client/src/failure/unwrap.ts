import { readProblem } from './read-problem.ts'
import { asTransportError } from './transport-error.ts'

/** What a call of the client resolves to. */
export interface CallResult<Answer> {
  readonly data?: Answer
  readonly error?: unknown
  readonly response: Response
}

/**
 * Returns the answer of a call, or throws an ApiError. Checks `response.ok`, because an error with an empty body leaves
 * `error` undefined and would look like a success.
 */
export async function unwrap<Answer>(call: Promise<CallResult<Answer>>): Promise<Answer> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw asTransportError(cause)
  })
  if (!response.ok) throw readProblem(response, error)
  return data as Answer
}
