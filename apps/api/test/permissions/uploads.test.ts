import { beforeAll, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { rehearse, type Rehearsal } from '../testing/rehearsal.ts'
import { useTestApi } from '../testing/test-api.ts'
import { arrangeCallers, type Caller, callerNames, type Standing } from './callers.ts'
import { type Aim, aimAt, madeOf } from './calls.ts'
import { gateOf } from './gate.ts'
import { uploadFieldsOf, withField } from './row-fields.ts'
import { arrangeForeignRows, arrangeMarket, arrangeOwnRows, type Rows } from './rows.ts'

const server = useTestApi()
let stage: Rehearsal
let standings: Record<Caller, Standing>
const own: Partial<Record<Caller, Rows | null>> = {}
let foreign: Rows

beforeAll(async () => {
  stage = rehearse(server)
  standings = await arrangeCallers(server)
  const market = await arrangeMarket(server)
  for (const caller of callerNames) own[caller] = await arrangeOwnRows(server, standings[caller], market)
  foreign = await arrangeForeignRows(server, market)
}, 180_000)

const doors = operations.flatMap((operation) => uploadFieldsOf(operation).map((field) => ({ operation, field })))

interface Refusal {
  code: string
  fields?: readonly { path: string; code: string }[]
}

async function refusalOf(operation: Operation, caller: Caller, aim: Aim): Promise<Refusal | undefined> {
  const { response } = await stage.call(...madeOf(operation, standings[caller], aim))
  return response.ok ? undefined : ((await response.json()) as Refusal)
}

test.each(doors)('$operation.id: $field refuses an upload of a stranger with upload.unknown', async (door) => {
  const { operation, field } = door
  let tried = 0
  for (const caller of callerNames) {
    const rows = own[caller]
    if (!rows || gateOf(operation, caller) !== 'open') continue
    const mine = aimAt(operation, rows)
    // Succeeds with the caller's own upload, so that what is refused is the stranger's.
    if (await refusalOf(operation, caller, mine)) continue
    const refusal = await refusalOf(operation, caller, withField(mine, field, aimAt(operation, foreign)) as Aim)
    const name = field.replace(/^body\./, '').replace('.[]', '.0')
    expect([caller, refusal?.code, refusal?.fields]).toEqual([
      ...[caller, 'request.invalid'],
      expect.arrayContaining([expect.objectContaining({ path: name, code: 'upload.unknown' })]),
    ])
    tried++
  }
  expect(tried).toBeGreaterThan(0)
})
