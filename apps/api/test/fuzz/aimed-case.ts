import type { Operation } from '../../src/http/contract-document.ts'
import { bodyFor, callOf } from '../calls/all-calls.ts'
import type { Rows } from '../permissions/rows.ts'
import type { FuzzWorld } from './arrange-fuzz.ts'
import type { FuzzCase } from './cases.ts'
import { withOwnIds } from './own-ids.ts'

/** Inserts existing rows into a generated call, and completes a valid one with values that can't be generated. */
export function aimedCase(operation: Operation, one: FuzzCase, world: FuzzWorld): FuzzCase {
  const own = world.own[one.caller]
  const others = world.own[one.caller === 'customer' ? 'otherAdmin' : 'customer']
  const rows = one.aim === 'own' && own ? own : others
  if (one.aim === 'nothing' || !rows) return one
  const placed = {
    ...one,
    path: { ...one.path, ...callOf(operation).path?.(rows) },
    body: withOwnIds(one.body, rows),
  }
  const self = own ?? others
  return one.isValid && self ? withFixed(operation, placed, self) : placed
}

/** Applies the fixed fields of the operation's call, and its secret, to a valid generated call. */
function withFixed(operation: Operation, one: FuzzCase, rows: Rows): FuzzCase {
  const { fixed, bearer } = callOf(operation)
  const body = isList(fixed) ? picked(bodyFor(operation, rows), fixed) : fixed
  return {
    ...one,
    ...(bearer && { headers: { ...one.headers, authorization: `Bearer ${bearer(rows)}` } }),
    ...((body || isVersioned(one.body)) && { body: { ...withoutVersion(one.body ?? {}), ...body } }),
  }
}

const isVersioned = (body: unknown): boolean => typeof body === 'object' && body !== null && 'version' in body

const isList = (fixed: unknown): fixed is readonly string[] => Array.isArray(fixed)

const picked = (body: unknown, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, (body as Record<string, unknown>)[name]]))

/** A generated version is never the stored one, and would be refused. */
const withoutVersion = (body: object) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'version'))
