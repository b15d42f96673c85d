import { setTimeout } from 'node:timers/promises'
import type { Problem } from '@chonoi/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { namesProblem } from '../../src/http/named-problems.ts'
import { checkAgainst } from '../../src/http/validator.ts'
import { requestOf } from '../permissions/calls.ts'
import { argon2Passwords } from '../../src/ports/passwords.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { aimedCase } from './aimed-case.ts'
import { arrangeFuzz, type FuzzWorld } from './arrange-fuzz.ts'
import { casesOf, type FuzzCase } from './cases.ts'
import { changedText } from './changed-text.ts'
import { readingOf } from './reading-of.ts'
import { refusedByContract } from './refused-by-contract.ts'
import { addressOf, initOf } from './requests.ts'

/** The same calls in every run of `npm test`; the long form takes others each time, and the titles say which. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env
const numRuns = Number(FUZZ_RUNS ?? 200)
const seed = Number(FUZZ_SEED ?? (FUZZ_RUNS ? Date.now() % 2 ** 31 : 20_261_121))
const longestAnswer = 5000
/** Enough to see what is wrong; a call that hangs takes long. */
const mostFaults = 3

/** What the server called its own mistake, or couldn't do after it had answered. */
const mistakes: string[] = []
const quiet = () => {}
const error = ({ err }: { err: unknown }) => mistakes.push(String(err))
const server = useTestApi(() => ({
  // Thousands of passwords: hashed as always, but cheaply.
  passwords: argon2Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 }),
  log: { info: quiet, warn: quiet, debug: quiet, error },
}))
let stage: Rehearsal
let world: FuzzWorld

beforeAll(async () => {
  stage = rehearse(server)
  world = await arrangeFuzz(server)
})

test.each(operations)(
  `$id answers anything with the contract's answers (seed ${seed}, ${numRuns} calls)`,
  { timeout: 60_000 + numRuns * 200 },
  async (operation) => {
    const faults: unknown[] = []
    let succeeded = 0
    for (const generated of fc.sample(casesOf(operation), { seed, numRuns })) {
      const one = aimedCase(operation, generated, world)
      const { fault, isSuccess } = await outcomeOf(operation, one)
      if (fault) faults.push({ ...one, fault })
      if (faults.length === mostFaults) break
      if (isSuccess && one.isValid) succeeded++
    }
    expect(faults).toEqual([])
    // Else the calls would only have shown how the operation refuses.
    expect(succeeded > 0, `${succeeded} valid calls succeeded`).toBe(true)
  },
)

/** What is wrong with the answer to a call, if anything is. */
async function outcomeOf(operation: Operation, one: FuzzCase): Promise<{ fault?: string; isSuccess?: boolean }> {
  const address = addressOf(operation, one)
  let lost: string | undefined
  const call = stage.call(address, initOf(operation, world.standings[one.caller], one), async (answer, send) => {
    if (isJson(answer)) lost = await lostText(operation, one, address, await answer.json(), send)
  })
  const rehearsed = await inTime(call)
  if (!rehearsed) return { fault: 'took too long' }
  const { response, hasWritten } = rehearsed
  const said = await response.text()
  const type = response.headers.get('content-type')
  const mistake = mistakes.splice(0).join()
  if (mistake) return { fault: `${response.status}, and the server's log says: ${mistake}` }
  if (response.status >= 500) return { fault: `${response.status} ${said}` }
  if (isKept(operation, response)) return { fault: 'a browser or a proxy may keep the answer' }
  if (response.ok) {
    const refused = refusedByContract(operation, one, address)
    if (refused) return { fault: `${response.status} to ${refused} that the contract refuses` }
    return lost ? { fault: lost } : { isSuccess: true }
  }
  if (type !== 'application/problem+json') return { fault: `${response.status} is no problem` }
  const problem = JSON.parse(said) as Problem
  const wrong = checkAgainst('#/components/schemas/Problem', problem)
  if (wrong.length > 0) return { fault: `${said} is a problem against the contract: ${JSON.stringify(wrong)}` }
  if (problem.status !== response.status || !namesProblem(operation, problem.code))
    return { fault: `${response.status} ${problem.code} is not named by the contract` }
  return hasWritten ? { fault: `${response.status}, but something was written` } : {}
}

/** Undefined for what takes longer than any answer may. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const answered = new AbortController()
  const late = setTimeout(longestAnswer, undefined, answered).catch(() => undefined)
  return Promise.race([answer, late]).finally(() => answered.abort())
}

const isJson = (response: Response) => response.headers.get('content-type') === 'application/json'

/** A hostile text that isn't what it was in the answer, or where it is read again. */
async function lostText(
  operation: Operation,
  { caller, body }: FuzzCase,
  address: string,
  answer: unknown,
  send: (path: string, init: RequestInit) => Promise<Response>,
): Promise<string | undefined> {
  const reading = readingOf(operation, address, answer)
  const changed = changedText(body, answer)
  if (changed || !reading) return changed
  const read = await send(reading.address, requestOf(reading.operation, world.standings[caller], undefined))
  if (!read.ok) return `${reading.operation.id} doesn't read it again: ${await read.text()}`
  return changedText(body, await read.json(), reading.operation.id)
}

/** What depends on who asks, and every refusal, is kept by nobody. */
const isKept = (operation: Operation, { ok, headers }: Response) =>
  (!ok || operation.security !== 'none') && !headers.get('cache-control')?.includes('no-store')
