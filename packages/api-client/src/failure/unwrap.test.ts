import { expect, test } from 'vitest'
import { host, json, problem } from '../../test-support/test-backend.ts'
import { type ApiClientOptions, createApiClient } from '../wire/create-api-client.ts'
import { ApiError } from './api-error.ts'
import { unwrap } from './unwrap.ts'

function call(answer: (request: Request) => Response | Promise<Response>, options: Partial<ApiClientOptions> = {}) {
  const api = createApiClient({ baseUrl: host, fetch: async (request) => answer(request), ...options })
  return (signal?: AbortSignal) => unwrap(api.GET('/auth/me', signal ? { signal } : {}))
}

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const outcome = await work.then(
    () => 'succeeded',
    (error: unknown) => error,
  )
  if (!(outcome instanceof ApiError)) throw new Error('no ApiError', { cause: outcome })
  return outcome
}

test('unwrap: returns a successful answer unchanged', async () => {
  expect(await call(() => json(200, { firstName: 'Lan' }))()).toEqual({ firstName: 'Lan' })
})

test('unwrap: accepts an answer without a body', async () => {
  expect(await call(() => new Response(null, { status: 204 }))()).toBeUndefined()
})

test('a problem document becomes an error with its code, fields, details and request id', async () => {
  const fields = [{ path: 'items.0.quantity', code: 'too_small' }]
  const details = { productIds: ['p-1'] }
  const error = await failureOf(call(() => json(422, problem(422, 'request.invalid', { fields, details })))())
  expect(error).toMatchObject({
    status: 422,
    code: 'request.invalid',
    fields,
    details,
    requestId: 'r-1',
    retryAfter: null,
  })
})

test.each([
  ['30', 30],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', null],
])('Retry-After %s is read as %s seconds', async (header, seconds) => {
  const answer = () => json(429, problem(429, 'request.rate_limited'), { 'retry-after': header })
  expect((await failureOf(call(answer)())).retryAfter).toBe(seconds)
})

test('unwrap: throws for a failure with an empty body', async () => {
  const error = await failureOf(call(() => new Response(null, { status: 401 }))())
  expect(error).toMatchObject({ status: 401, code: 'FETCH_ERROR' })
})

test('[ERR-05] no connection is a FETCH_ERROR', async () => {
  const error = await failureOf(call(() => Promise.reject(new TypeError('fetch failed')))())
  expect(error).toMatchObject({ status: 0, code: 'FETCH_ERROR' })
})

test.each([200, 502])('[ERR-05] an answer of status %i that can not be read is a PARSING_ERROR', async (status) => {
  const error = await failureOf(call(() => new Response('<html>', { status }))())
  expect(error.code).toBe('PARSING_ERROR')
})

test('a failure that is JSON but no problem document is a PARSING_ERROR with its status', async () => {
  const error = await failureOf(call(() => json(500, { oops: true }))())
  expect(error).toMatchObject({ status: 500, code: 'PARSING_ERROR' })
})

function timeAtHand() {
  const controller = new AbortController()
  return {
    timeoutSignal: () => controller.signal,
    runOut: () => controller.abort(new DOMException('timed out', 'TimeoutError')),
  }
}

test('[ERR-05] no answer in time is a TIMEOUT_ERROR, although the handler does not listen to the signal', async () => {
  const { timeoutSignal, runOut } = timeAtHand()
  const pending = failureOf(call(() => new Promise<Response>(() => {}), { timeoutSignal })())
  runOut()
  expect(await pending).toMatchObject({ status: 0, code: 'TIMEOUT_ERROR' })
})

test('[ERR-05] a timeout aborts the network request', async () => {
  const { timeoutSignal, runOut } = timeAtHand()
  const arrived = Promise.withResolvers<Request>()
  const pending = failureOf(
    call(
      (request) => {
        arrived.resolve(request)
        return new Promise<Response>(() => {})
      },
      { timeoutSignal },
    )(),
  )
  const { signal } = await arrived.promise
  runOut()
  await pending
  expect(signal.aborted).toBe(true)
})

test('a call times out after 30 s by default', async () => {
  const waits: number[] = []
  const timeoutSignal = (ms: number) => {
    waits.push(ms)
    return new AbortController().signal
  }
  await call(() => json(200, {}), { timeoutSignal })()
  await call(() => json(200, {}), { timeoutSignal, timeoutMs: 5_000 })()
  expect(waits).toEqual([30_000, 5_000])
})

test('a call aborted by its caller rejects with the reason given, not as a failure', async () => {
  const controller = new AbortController()
  const pending = call(() => new Promise<Response>(() => {}))(controller.signal)
  controller.abort()
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  await expect(pending).rejects.not.toBeInstanceOf(ApiError)
})

test('a bug is not reported as a network error', async () => {
  const bug = new RangeError('bug')
  await expect(call(() => Promise.reject(bug))()).rejects.toBe(bug)
})
