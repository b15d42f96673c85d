import { beforeAll, describe, expect, test } from 'vitest'
import { type Operation, operations } from '../../src/http/contract-document.ts'
import { callOf } from '../calls/all-calls.ts'
import { arrangeCaller, type Caller, type Standing } from '../permissions/callers.ts'
import { addressOf, requestOf } from '../permissions/calls.ts'
import { arrangeMarket, arrangeOwnRows, type Market, type Rows } from '../permissions/rows.ts'
import { atOnce } from '../races/at-once.ts'
import { senderOf } from '../races/keyed-calls.ts'
import { useTestApi } from '../testing/test-api.ts'
import { edits, type VersionedOperation } from './edits.ts'

const server = useTestApi()
let market: Market
beforeAll(async () => {
  market = await arrangeMarket(server)
})

type Row = Record<string, unknown> & { version: number }
interface Answer {
  status: number
  code: string | undefined
  current: Row | undefined
}
interface Owner {
  standing: Standing
  rows: Rows
}

/** People with rows of every kind, whom the operations share. */
const owners = new Map<Caller, Promise<Owner>>()
function ownerOf(caller: Caller): Promise<Owner> {
  const known = owners.get(caller)
  if (known) return known
  const arranged = arrangeOwner(caller)
  owners.set(caller, arranged)
  return arranged
}
async function arrangeOwner(caller: Caller): Promise<Owner> {
  const standing = await arrangeCaller(server, caller)
  return { standing, rows: (await arrangeOwnRows(server, standing, market)) as Rows }
}

/** A version that no row ever has. */
const neverStored = 2_147_483_647
let n = 0

/** A row that the operation changes, for a caller for whom it succeeds, and two edits with values of their own. */
async function arrangeEdits(id: VersionedOperation) {
  const operation = operations.find((one) => one.id === id) as Operation
  const { caller, whose } = senderOf(operation)
  const { standing } = await ownerOf(caller)
  const { rows } = await ownerOf(whose === 'own' ? caller : 'customer')
  const address = addressOf(operation, { path: callOf(operation).path?.(rows) ?? {}, query: {} })
  const { one, other, changed } = edits[id]
  n = (n % 9) + 1
  const [first, second]: object[] = [one(n, rows), other(n, rows)]
  async function send(edit: object, version?: number): Promise<Answer> {
    const body = version === undefined ? edit : { ...edit, version }
    const answer = await server.send(address, requestOf(operation, standing, body))
    if (answer.ok) return { status: answer.status, code: undefined, current: undefined }
    const { code, details } = (await answer.json()) as { code?: string; details?: { current?: Row } }
    return { status: answer.status, code, current: details?.current }
  }
  return {
    one: first as object,
    other: second as object,
    changed: changed ?? Object.keys(second as object),
    send,
    /** The stored row, as a refusal tells it. */
    stored: async () => (await send(first as object, neverStored)).current as Row,
  }
}

const ids = operations.flatMap(({ id }) => (id in edits ? [id as VersionedOperation] : []))

describe.each(ids)('%s', (id) => {
  test('changes only what is sent, and raises the version', async () => {
    const row = await arrangeEdits(id)
    expect(await row.send(row.one)).toMatchObject({ status: 200 })
    const before = await row.stored()
    expect(await row.send(row.other, before.version)).toMatchObject({ status: 200 })
    const after = await row.stored()
    const changed = Object.keys(after).filter((name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]))
    expect(changed.filter((name) => !['version', 'updatedAt'].includes(name)).toSorted()).toEqual(
      [...row.changed].toSorted(),
    )
    expect(after.version).toBeGreaterThan(before.version)
  })

  test('refuses a version that somebody else has changed, with what is stored, and writes nothing', async () => {
    const row = await arrangeEdits(id)
    const { version } = await row.stored()
    expect(await row.send(row.one, version)).toMatchObject({ status: 200 })
    const stored = await row.stored()
    const refused = await row.send(row.other, version)
    expect(refused).toEqual({ status: 409, code: 'row.changed', current: stored })
    expect(await row.stored()).toEqual(stored)
  })

  test('lets one of two edits of one version through at the same moment', async () => {
    const row = await arrangeEdits(id)
    const { version } = await row.stored()
    const answers = await atOnce([row.one, row.other].map((edit) => () => row.send(edit, version)))
    expect(answers.map(({ status, code }) => `${status} ${code ?? ''}`.trim()).toSorted()).toEqual([
      '200',
      '409 row.changed',
    ])
  })

  test('an edit that names no version replaces what it sends in any', async () => {
    const row = await arrangeEdits(id)
    expect(await row.send(row.one)).toMatchObject({ status: 200 })
    expect(await row.send(row.other)).toMatchObject({ status: 200 })
  })
})
