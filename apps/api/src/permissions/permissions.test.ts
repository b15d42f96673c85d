import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../http/contract-document.ts'
import { type Rehearsal, rehearse } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from './callers.ts'
import { aimAt, requestOf } from './calls.ts'
import { gateOf } from './gate.ts'
import { expectedAnswer, permissionMatrix, rowsOf, ruleOf, type Whose } from './matrix.ts'
import { matrixFile } from './matrix-file.ts'
import { rowRules } from './row-rules.ts'
import { arrangeForeignRows, arrangeOwnRows, type Rows } from './rows.ts'

const server = useTestApi()
let stage: Rehearsal
let standings: Record<Caller, Standing>
let own: Record<Caller, Rows | null>
let foreign: Rows

beforeAll(async () => {
  stage = rehearse(server)
  standings = await arrangeCallers(server)
  own = {} as Record<Caller, Rows | null>
  for (const caller of callerNames) own[caller] = await arrangeOwnRows(server, standings[caller])
  foreign = await arrangeForeignRows(server)
})

const nowhere = '00000000-0000-4000-8000-000000000000'

test('every operation whose path names a row has a rule for it, and no rule is left over', () => {
  const named = operations.filter(({ route }) => route.includes(':')).map(({ id }) => id)
  expect(Object.keys(rowRules).toSorted()).toEqual(named.toSorted())
})

test('docs/permissions.md says the same (pnpm --filter @chonoi/api run permissions)', () => {
  expect(readFileSync(matrixFile, 'utf8')).toBe(permissionMatrix())
})

describe.each(operations)('$id', (operation) => {
  const rule = ruleOf(operation)
  test('lets in whom the contract says', async () => {
    const seen: Partial<Record<Caller, unknown>> = {}
    const said: Partial<Record<Caller, unknown>> = {}
    for (const caller of callerNames) {
      const gate = gateOf(operation, caller)
      const path = operation.route.replaceAll(/:\w+/g, nowhere)
      const { response } = await stage.call(path, requestOf(operation, standings[caller], undefined))
      said[caller] = gate
      // Past the gate anything may be wrong with an empty call, but not who makes it.
      seen[caller] = gate === 'open' && ![401, 403].includes(response.status) ? 'open' : response.status
      expect(response.status).toBeLessThan(500)
    }
    expect(seen).toEqual(said)
  })
  if (!rule) return
  test.each(['own', 'shop', 'foreign'] as const)('on %s rows answers as the table says', async (whose) => {
    const seen: Partial<Record<Caller, unknown>> = {}
    const said: Partial<Record<Caller, unknown>> = {}
    for (const caller of callerNames) {
      const rows = rowsFor(whose, caller)
      if (!rows || gateOf(operation, caller) !== 'open') continue
      const { path, body } = aimAt(operation, rule, rows)
      const { response } = await stage.call(path, requestOf(operation, standings[caller], body))
      said[caller] = expectedAnswer(rule, whose, caller)
      seen[caller] = response.ok ? 'yes' : response.status
    }
    expect(seen).toEqual(said)
  })
})

function rowsFor(whose: Whose, caller: Caller): Rows | null {
  if (!rowsOf(caller).includes(whose)) return null
  if (whose === 'foreign') return foreign
  return own[whose === 'own' ? caller : caller === 'seller' ? 'shopAdmin' : 'seller']
}
