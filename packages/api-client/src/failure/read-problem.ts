import type { Problem } from '@chonoi/contract'
import { ApiError } from './api-error.ts'
import { readRetryAfter } from './retry-after.ts'
import { transportError } from './transport-error.ts'

/** Creates the error of a failed response, from its problem document if it has one. */
export function readProblem(response: Response, body: unknown): ApiError {
  if (!isProblem(body)) {
    const isEmpty = body === undefined || body === ''
    return transportError(isEmpty ? 'FETCH_ERROR' : 'PARSING_ERROR', response.status)
  }
  return new ApiError({
    status: response.status,
    code: body.code,
    message: body.message,
    fields: body.fields,
    details: body.details,
    requestId: body.requestId ?? response.headers.get('x-request-id'),
    retryAfter: readRetryAfter(response.headers, Date.now()),
  })
}

function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}
