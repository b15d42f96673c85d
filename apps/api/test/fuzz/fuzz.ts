import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { requestOf } from '../permissions/calls.ts'
import { aimedCase } from './aimed-case.ts'
import { answerFault } from './answer-fault.ts'
import { casesOf, type FuzzCase } from './cases.ts'
import { changedText } from './changed-text.ts'
import { type FuzzStage, useFuzzStage } from './fuzz-stage.ts'
import { readingOf } from './reading-of.ts'
import { refusedByContract } from './refused-by-contract.ts'
import { addressOf, initOf } from './requests.ts'

/** `npm test` repeats the same calls in every run (scripts/seeds.ts). */
const { FUZZ_RUNS, FUZZ_SEED, TEST_RING } = process.env
const numRuns = Number(FUZZ_RUNS ?? (TEST_RING === 'full' ? 100 : 30))
/** Calls made beyond `numRuns` for an operation that none of them succeeded in. */
const moreRuns = 100
const seed = Number(FUZZ_SEED)
/** A call that takes longer hangs. */
const maxMilliseconds = 20_000
/** Maximum reported faults, because calls that hang take long. */
const maxFaults = 3

/** Derives a seed per operation, so that rare calls come at different places. */
const seedOf = ({ id }: Operation) => (createHash('sha256').update(id).digest().readInt32BE() ^ seed) | 0

const parts = globSync('part-*.test.ts', { cwd: import.meta.dirname }).toSorted()

/** Fuzzes one share of the operations. Each `part-*.test.ts` in this folder takes one, so that they run in parallel. */
export function fuzzPart(fileName: string): void {
  const part = parts.indexOf(basename(fileName))
  if (part === -1) throw new Error(`${fileName} is no part of the fuzz`)
  const stage = useFuzzStage()
  test.each(operations.filter((_, index) => index % parts.length === part))(
    `$id answers anything with the contract's answers (${numRuns} calls, FUZZ_SEED=${seed})`,
    { timeout: 60_000 + maxFaults * maxMilliseconds + (numRuns + moreRuns) * 200 },
    async (operation) => {
      const faults: unknown[] = []
      let succeeded = 0
      const cases = fc.sample(casesOf(operation), { seed: seedOf(operation), numRuns: numRuns + moreRuns })
      for (const [index, generated] of cases.entries()) {
        if (index >= numRuns && succeeded > 0) break
        const one = aimedCase(operation, generated, stage.world)
        const { fault, isSuccess } = await outcomeOf(stage, operation, one)
        if (fault) faults.push({ ...one, fault })
        if (faults.length === maxFaults) break
        if (isSuccess && one.isValid) succeeded++
      }
      expect(faults).toEqual([])
      // Otherwise the calls would only have tested refusals.
      expect(succeeded).toBeGreaterThan(0)
    },
  )
}

/** Makes a call and returns the fault of its answer, if any. */
async function outcomeOf(
  stage: FuzzStage,
  operation: Operation,
  one: FuzzCase,
): Promise<{ fault?: string; isSuccess?: boolean }> {
  const address = addressOf(operation, one)
  let lost: string | undefined
  const call = stage.call(address, initOf(operation, stage.world.standings[one.caller], one), async (answer, send) => {
    if (isJson(answer)) lost = await lostText(stage, operation, one, address, await answer.json(), send)
  })
  const rehearsed = await inTime(call)
  if (!rehearsed) return { fault: 'took too long' }
  const fault = await answerFault(operation, rehearsed, stage.takeErrors())
  if (fault) return { fault }
  const { response } = rehearsed
  if (!response.ok) return {}
  const refused = refusedByContract(operation, one, address)
  if (refused) return { fault: `${response.status} to ${refused} that the contract refuses` }
  return lost ? { fault: lost } : { isSuccess: true }
}

/** Returns undefined when the answer exceeds the time limit. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const answered = new AbortController()
  const late = setTimeout(maxMilliseconds, undefined, answered).catch(() => undefined)
  return Promise.race([answer, late]).finally(() => answered.abort())
}

const isJson = (response: Response) => response.headers.get('content-type') === 'application/json'

/** Returns a sent hostile text that is changed in the answer or when it is read again. */
async function lostText(
  { world }: FuzzStage,
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
