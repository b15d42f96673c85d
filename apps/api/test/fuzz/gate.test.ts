import type { Problem } from '@chonoi/contract'
import { describe, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { callerNames } from '../permissions/callers.ts'
import { addressOf, aimAt, requestOf } from '../permissions/calls.ts'
import { gateOf } from '../permissions/gate.ts'
import { answerFault } from './answer-fault.ts'
import { useFuzzStage } from './fuzz-stage.ts'
import { type GateCall, gateCallsOf } from './gate-calls.ts'

const stage = useFuzzStage()

const nothingWrong: GateCall = { title: '', expected: 'ignored' }

/** Makes a call on the caller's own rows with one defect. Returns status and code. */
async function answerTo(operation: Operation, { path, query, headers, body }: GateCall): Promise<string> {
  const caller = callerNames.findLast((one) => gateOf(operation, one) === 'open') ?? 'guest'
  const { world } = stage
  const rows = world.own[caller] ?? world.own.customer
  if (!rows) throw new Error('a customer has rows')
  const aim = aimAt(operation, rows)
  const init = requestOf(operation, world.standings[caller], aim.body, aim.bearer)
  const sent = new Headers(init.headers)
  for (const [name, value] of Object.entries(headers ?? {}))
    if (value === null) sent.delete(name)
    else sent.set(name, value)
  const address = addressOf(operation, { path: { ...aim.path, ...path }, query: { ...aim.query, ...query } })
  const rehearsed = await stage.call(address, { ...init, headers: sent, ...(body !== undefined && { body }) })
  const fault = await answerFault(operation, rehearsed, stage.takeErrors())
  if (fault) return fault
  const { response } = rehearsed
  return response.ok ? String(response.status) : ((await response.json()) as Problem).code
}

describe.each(operations)('$id', (operation) => {
  test('gate: refuses calls that are never valid', async () => {
    const fitting = await answerTo(operation, nothingWrong)
    const calls = gateCallsOf(operation)
    const answers: Record<string, string> = {}
    for (const call of calls) answers[call.title] = await answerTo(operation, call)
    expect(answers).toEqual(
      Object.fromEntries(calls.map(({ title, expected }) => [title, expected === 'ignored' ? fitting : expected])),
    )
  })
})
