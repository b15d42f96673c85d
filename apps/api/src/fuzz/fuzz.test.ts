import type { OperationId, Problem } from '@chonoi/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../http/contract-document.ts'
import { namesProblem } from '../http/named-problems.ts'
import { checkAgainst } from '../http/validator.ts'
import { requestOf } from '../permissions/calls.ts'
import { ruleOf } from '../permissions/matrix.ts'
import { argon2Passwords } from '../ports/passwords.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeFuzz, type FuzzWorld } from './arrange-fuzz.ts'
import { withArranged } from './arranged-values.ts'
import { casesOf, type FuzzCase } from './cases.ts'
import { hostileTexts } from './hostile-texts.ts'
import { withOwnIds } from './own-ids.ts'
import { isFormFile } from './sample-files.ts'

/** The same calls in every run of `npm test`; the long form takes others each time, and the titles say which. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env
const numRuns = Number(FUZZ_RUNS ?? 200)
const seed = Number(FUZZ_SEED ?? (FUZZ_RUNS ? Date.now() % 2 ** 31 : 20_261_121))
const longestAnswer = 5000

/** Operations that can't succeed in a rehearsal, and why. */
const neverSucceeds: Partial<Record<OperationId, string>> = {}

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
      const one = aimed(operation, generated)
      const { fault, isSuccess } = await outcomeOf(operation, one)
      if (fault) faults.push({ ...one, fault })
      if (isSuccess && one.isValid) succeeded++
    }
    expect(faults.slice(0, 3)).toEqual([])
    // Else the calls would only have shown how the operation refuses.
    expect(succeeded > 0, `${succeeded} valid calls succeeded`).toBe(neverSucceeds[operation.id] === undefined)
  },
)

/** The call with rows that are there in its path and body, and a valid one with all that it needs to succeed. */
function aimed(operation: Operation, one: FuzzCase): FuzzCase {
  const own = world.own[one.caller]
  const others = world.own[one.caller === 'customer' ? 'otherAdmin' : 'customer']
  const rows = (one.aim === 'own' && own ? own : others)?.rows
  if (one.aim === 'nothing' || !rows) return one
  const placed = {
    ...one,
    path: { ...one.path, ...ruleOf(operation)?.path(rows) },
    body: withOwnIds(one.body, rows),
  }
  const self = own ?? others
  return one.isValid && self ? withArranged(operation.id, placed, world, self) : placed
}

/** What is wrong with the answer to a call, if anything is. */
async function outcomeOf(operation: Operation, one: FuzzCase): Promise<{ fault?: string; isSuccess?: boolean }> {
  const startedAt = performance.now()
  const { response, hasWritten } = await stage.call(addressOf(operation, one), initOf(operation, one))
  const said = await response.text()
  const type = response.headers.get('content-type')
  const mistake = mistakes.splice(0).join()
  if (mistake) return { fault: `${response.status}, and the server's log says: ${mistake}` }
  if (response.status >= 500) return { fault: `${response.status} ${said}` }
  if (performance.now() - startedAt > longestAnswer) return { fault: 'took too long' }
  if (isKept(operation, response)) return { fault: 'a browser or a proxy may keep the answer' }
  if (response.ok) {
    if (isWrong(operation, one)) return { fault: `${response.status} to a body that the contract refuses` }
    const changed = type === 'application/json' ? changedText(one.body, JSON.parse(said)) : undefined
    return changed ? { fault: changed } : { isSuccess: true }
  }
  if (type !== 'application/problem+json') return { fault: `${response.status} is no problem` }
  const problem = JSON.parse(said) as Problem
  const wrong = checkAgainst('#/components/schemas/Problem', problem)
  if (wrong.length > 0) return { fault: `${said} is a problem against the contract: ${JSON.stringify(wrong)}` }
  if (problem.status !== response.status || !namesProblem(operation, problem.code))
    return { fault: `${response.status} ${problem.code} is not named by the contract` }
  return hasWritten ? { fault: `${response.status}, but something was written` } : {}
}

/** What depends on who asks, and every refusal, is kept by nobody. */
const isKept = (operation: Operation, { ok, headers }: Response) =>
  (!ok || operation.security !== 'none') && !headers.get('cache-control')?.includes('no-store')

const isWrong = (operation: Operation, { body }: FuzzCase) =>
  operation.body?.contentType === 'application/json' &&
  body !== undefined &&
  checkAgainst(operation.body.schema, structuredClone(body)).length > 0

/** A hostile text that was sent and came back as another one: neither escaped twice nor cut out, it stays what it is. */
function changedText(sent: unknown, answer: unknown): string | undefined {
  if (typeof sent !== 'object' || sent === null || typeof answer !== 'object' || answer === null) return undefined
  for (const [name, text] of Object.entries(sent)) {
    const back = (answer as Record<string, unknown>)[name]
    if (typeof text !== 'string' || typeof back !== 'string' || !hostileTexts.includes(text)) continue
    if (plain(back) !== plain(text)) return `${name} came back as ${JSON.stringify(back)}`
  }
  return undefined
}

/** Spaces around a text go, and letters are composed: both leave what it says. */
const plain = (text: string) => text.normalize('NFC').trim()

function addressOf(operation: Operation, { path, query }: FuzzCase): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) search.append(name, textOf(each))
  const route = operation.route.replaceAll(
    /:(\w+)/g,
    (_, name: string) => encodeURIComponent(textOf(path[name] ?? 'x')) || 'x',
  )
  return `${route}${search.size > 0 ? `?${search}` : ''}`
}

/** As much of a text as an address may be long, and whole characters only. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2000).toWellFormed()

function initOf(operation: Operation, { caller, body, headers }: FuzzCase): RequestInit {
  const isForm = operation.body?.contentType === 'multipart/form-data'
  const init = requestOf(operation, world.standings[caller], isForm ? formFields(body) : body)
  return { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }
}

function formFields(body: unknown): Record<string, string | File> {
  const given = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const fields = given.filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields.map(([name, value]) => [name, isFormFile(value) ? fileOf(value) : textOf(value)]))
}

const fileOf = ({ bytes, fileName }: { bytes: Uint8Array; fileName: string }) =>
  new File([new Uint8Array(bytes)], fileName)
