import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../http/contract-document.ts'
import { checkAgainst } from '../http/validator.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from '../permissions/callers.ts'
import { aimAt, requestOf } from '../permissions/calls.ts'
import { ruleOf } from '../permissions/matrix.ts'
import { arrangeOwnRows, type Rows } from '../permissions/rows.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { casesOf, type FuzzCase } from './cases.ts'
import { withOwnIds } from './own-ids.ts'

/** The same calls in every run of `npm test`; the long form takes others each time, and the titles say which. */
const { FUZZ_RUNS, FUZZ_SEED } = process.env
const numRuns = Number(FUZZ_RUNS ?? 100)
const seed = Number(FUZZ_SEED ?? (FUZZ_RUNS ? Date.now() % 2 ** 31 : 20_261_121))
const longestAnswer = 5000

const server = useTestApi()
let stage: Rehearsal
let standings: Record<Caller, Standing>
const own = {} as Record<Caller, Rows | null>

beforeAll(async () => {
  stage = rehearse(server)
  standings = await arrangeCallers(server)
  for (const caller of callerNames) own[caller] = await arrangeOwnRows(server, standings[caller])
})

test.each(operations)(
  `$id answers anything with the contract's answers (seed ${seed}, ${numRuns} calls)`,
  { timeout: 60_000 + numRuns * 200 },
  async (operation) => {
    const faults: unknown[] = []
    for (const one of fc.sample(casesOf(operation), { seed, numRuns })) {
      const rows = own[one.caller]
      const aimed = one.aimsAtOwnRow && rows ? { ...one, body: withOwnIds(one.body, rows) } : one
      const fault = await faultOf(operation, aimed)
      if (fault) faults.push({ ...aimed, fault })
    }
    expect(faults.slice(0, 3)).toEqual([])
  },
)

/** What is wrong with the answer to a call, if anything is. */
async function faultOf(operation: Operation, one: FuzzCase): Promise<string | undefined> {
  const startedAt = performance.now()
  const { response, hasWritten } = await stage.call(addressOf(operation, one), initOf(operation, one))
  const said = response.ok ? '' : await response.text()
  if (response.status >= 500) return `${response.status} ${said}`
  if (performance.now() - startedAt > longestAnswer) return 'took too long'
  if (response.ok) return isWrong(operation, one) ? `${response.status} to a body that the contract refuses` : undefined
  if (response.headers.get('content-type') !== 'application/problem+json') return `${response.status} is no problem`
  if (!('code' in (JSON.parse(said) as object))) return `${response.status} has no code`
  return hasWritten ? `${response.status}, but something was written` : undefined
}

const isWrong = (operation: Operation, { body }: FuzzCase) =>
  operation.body?.contentType === 'application/json' &&
  body !== undefined &&
  checkAgainst(operation.body.schema, structuredClone(body)).length > 0

function addressOf(operation: Operation, { caller, path, aimsAtOwnRow, query }: FuzzCase): string {
  const rule = ruleOf(operation)
  const rows = own[caller]
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) search.append(name, textOf(each))
  const route =
    aimsAtOwnRow && rule && rows
      ? aimAt(operation, rule, rows).path
      : operation.route.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(path[name] ?? 'x')) || 'x')
  return `${route}${search.size > 0 ? `?${search}` : ''}`
}

/** As much of a text as an address may be long, and whole characters only. */
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 2000).toWellFormed()

function initOf(operation: Operation, { caller, body, headers }: FuzzCase): RequestInit {
  const isForm = operation.body?.contentType === 'multipart/form-data'
  const init = requestOf(operation, standings[caller], isForm ? formFields(body) : body)
  return { ...init, headers: { ...(init.headers as Record<string, string>), ...(isForm ? {} : headers) } }
}

function formFields(body: unknown): Record<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(fields.map(([name, value]) => [name, textOf(value)]))
}
