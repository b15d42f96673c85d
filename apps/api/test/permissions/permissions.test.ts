import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { callOf, reachOf } from '../calls/all-calls.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from './callers.ts'
import { type Aim, aimAt, madeOf, requestOf } from './calls.ts'
import { gateOf } from './gate.ts'
import { expectedAnswer, ownAnswer, rowsOf, type Whose } from './matrix.ts'
import { matrixFile } from './matrix-file.ts'
import { permissionMatrix } from './matrix-page.ts'
import { rowFieldsOf, withField } from './row-fields.ts'
import { arrangeForeignRows, arrangeMarket, arrangeOwnRows, nowhereRows, type Rows } from './rows.ts'

const server = useTestApi()
let stage: Rehearsal
let standings: Record<Caller, Standing>
let own: Record<Caller, Rows | null>
let foreign: Rows
let nothing: Rows
/** Statements of the handlers so far, without the one that reads the session. */
let statements = 0
/** The operations that succeeded with statements to the database. */
const answeredFromDatabase = new Set<string>()

beforeAll(async () => {
  stage = rehearse(server, { rewrite: counted })
  standings = await arrangeCallers(server)
  own = {} as Record<Caller, Rows | null>
  const market = await arrangeMarket(server)
  for (const caller of callerNames) own[caller] = await arrangeOwnRows(server, standings[caller], market)
  foreign = await arrangeForeignRows(server, market)
  nothing = nowhereRows(market)
})

function counted(text: string): string {
  if (!text.includes('read_session')) statements++
  return text
}

async function answerOf(operation: Operation, standing: Standing, aim: Aim): Promise<'yes' | number> {
  const before = statements
  const { response } = await stage.call(...madeOf(operation, standing, aim))
  if (response.ok && statements > before) answeredFromDatabase.add(operation.id)
  return response.ok ? 'yes' : response.status
}

const nowhere = '00000000-0000-4000-8000-000000000000'

test("rowFieldsOf: every field that names a row has an answer for a stranger's row, and there are no others", () => {
  for (const operation of operations)
    expect({ [operation.id]: Object.keys(callOf(operation).names ?? {}).toSorted() }).toEqual({
      [operation.id]: rowFieldsOf(operation).toSorted(),
    })
})

test('docs/permissions.md is up to date (pnpm --filter @chonoi/api run permissions)', () => {
  expect(readFileSync(matrixFile, 'utf8')).toBe(permissionMatrix())
})

describe.each(operations)('$id', (operation) => {
  const reach = reachOf(operation)
  test('gate: admits the callers that the contract admits', async () => {
    const seen: Partial<Record<Caller, unknown>> = {}
    const said: Partial<Record<Caller, unknown>> = {}
    for (const caller of callerNames) {
      const gate = gateOf(operation, caller)
      const path = operation.route.replaceAll(/:\w+/g, nowhere)
      const { response } = await stage.call(path, requestOf(operation, standings[caller], undefined))
      said[caller] = gate
      // Past the gate an empty call may fail for any reason except its caller.
      seen[caller] = gate === 'open' && ![401, 403].includes(response.status) ? 'open' : response.status
      expect(response.status).toBeLessThan(500)
    }
    expect(seen).toEqual(said)
  })
  test('own rows: succeeds as the contract describes', async () => {
    const seen: Partial<Record<Caller, unknown>> = {}
    const said: Partial<Record<Caller, unknown>> = {}
    for (const caller of callerNames) {
      if (reach || gateOf(operation, caller) !== 'open') continue
      const aim = aimAt(operation, own[caller] ?? nothing)
      said[caller] = ownAnswer(operation, caller)
      seen[caller] = await answerOf(operation, standings[caller], aim)
    }
    expect(seen).toEqual(said)
  })
  test.each(Object.entries(callOf(operation).names ?? {}))(
    "with a stranger's %s: answers as in the table",
    async (field, answers) => {
      const seen: Partial<Record<Caller, unknown>> = {}
      const said: Partial<Record<Caller, unknown>> = {}
      for (const caller of callerNames) {
        if (gateOf(operation, caller) !== 'open') continue
        const aim = withField(aimAt(operation, own[caller] ?? nothing), field, aimAt(operation, foreign)) as Aim
        said[caller] = answers[caller] ?? answers.others
        seen[caller] = await answerOf(operation, standings[caller], aim)
      }
      expect(seen).toEqual(said)
    },
  )
  if (!reach) return
  test.each(['own', 'shop', 'foreign'] as const)('on %s rows: answers as in the table', async (whose) => {
    const seen: Partial<Record<Caller, unknown>> = {}
    const said: Partial<Record<Caller, unknown>> = {}
    for (const caller of callerNames) {
      const rows = rowsFor(whose, caller)
      if (!rows || gateOf(operation, caller) !== 'open') continue
      said[caller] = expectedAnswer(reach, whose, caller)
      seen[caller] = await answerOf(operation, standings[caller], aimAt(operation, rows, own[caller] ?? rows))
    }
    expect(seen).toEqual(said)
  })
})

/** Closed lists, and what a bot is counted for, which these calls look like. */
const withoutDatabase = new Set([
  ...['countArticleReading', 'countSearchMiss', 'countVisitMeasures'],
  ...['listBanks', 'listAuditActions', 'listAuditEntityTypes'],
])

test('[GEN-09] every call is answered from the database for somebody, but closed lists and what a bot is counted for', () => {
  const unanswered = operations.filter(({ id }) => !answeredFromDatabase.has(id) && !withoutDatabase.has(id))
  expect(unanswered.map(({ id }) => id)).toEqual([])
})

function rowsFor(whose: Whose, caller: Caller): Rows | null {
  if (!rowsOf(caller).includes(whose)) return null
  if (whose === 'foreign') return foreign
  return own[whose === 'own' ? caller : caller === 'seller' ? 'shopAdmin' : 'seller']
}
