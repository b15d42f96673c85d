import { expect, test } from 'vitest'
import * as lists from './generated/lists.ts'
import { problems } from './generated/problems.ts'
import type { ProblemCode } from './index.ts'
import { type Call, calls, contract, parametersOf, resolve, schemasWithin, type Schema } from './contract-document.ts'

interface List {
  readonly operation: string
  readonly sortBy: readonly string[]
  readonly defaults: object
}

const names = (found: typeof calls) => found.map(({ operation }) => operation.operationId)
const enumOf = (name: string) => contract.components.schemas[name]?.enum ?? []

/** Returns every schema in the body of an operation, as [location, schema]. */
const bodySchemas = calls.flatMap(({ operation }) =>
  Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    schemasWithin(schema, operation.operationId),
  ),
)
const has = (schema: Schema, type: string) => [schema.type].flat().includes(type)

test('[API-01] every path is under /api/v1', () => {
  expect(contract.servers.map(({ url }) => url)).toEqual(['/api/v1'])
  expect(calls.filter(({ path }) => path.startsWith('/api'))).toEqual([])
})

test('operation ids are unique', () => {
  const ids = names(calls)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every operation declares security, permission and tenant', () => {
  const isKnownScheme = (one: object) => Object.keys(one).every((scheme) => scheme === 'bearer')
  const undecided = calls.filter(({ operation }) => {
    const isSecured = (operation.security ?? contract.security).every(isKnownScheme)
    const permissions = [operation['x-permission'] ?? ''].flat()
    const isPermitted = permissions.every((one) => /^(none|[a-z]+:[a-z_]+)$/.test(one))
    return !isSecured || !isPermitted || !['none', 'current', 'platform'].includes(operation['x-tenant'] ?? '')
  })
  expect(names(undecided)).toEqual([])
})

test('an operation that requires a role, a permission or a tenant requires a session', () => {
  const open = calls.filter(({ operation }) =>
    (operation.security ?? contract.security).every((one) => Object.keys(one).length === 0),
  )
  const demanding = open.filter(
    ({ operation }) => operation['x-roles'] || operation['x-permission'] !== 'none' || operation['x-tenant'] !== 'none',
  )
  expect(names(demanding)).toEqual([])
})

test('roles are known', () => {
  const roles = calls.flatMap(({ operation }) => [
    ...(operation['x-roles'] ?? []),
    ...(operation['x-platform-roles'] ?? []),
  ])
  expect(roles.filter((role) => !enumOf('Role').includes(role))).toEqual([])
})

test('problem codes are known', () => {
  const codes = calls.flatMap(({ operation }) => operation['x-problems'] ?? [])
  expect(codes.filter((code) => !enumOf('ProblemCode').includes(code))).toEqual([])
})

test('an operation is idempotent exactly when it takes an Idempotency-Key', () => {
  const takesKey = calls.filter(({ operation }) =>
    parametersOf(operation).some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key'),
  )
  expect(names(takesKey)).toEqual(names(calls.filter(({ operation }) => operation['x-idempotent'])))
})

test('x-repeat: present exactly on writes without an Idempotency-Key', () => {
  const reason = (mark = '') => /^(sets|removes|refuses)$/.test(mark) || mark.split(' ').length > 2
  const writes = calls.filter(({ method, operation }) => method !== 'get' && !operation['x-idempotent'])
  expect(names(calls.filter(({ operation }) => operation['x-repeat'])).toSorted()).toEqual(names(writes).toSorted())
  expect(names(writes.filter(({ operation }) => !reason(operation['x-repeat'])))).toEqual([])
})

test('x-row: present exactly on operations with a row in the path', () => {
  // The path of a webhook names a provider.
  const named = calls.filter(({ path, operation }) => path.includes('{') && !operation['x-webhook'])
  const marked = calls.filter(({ operation }) => operation['x-row'])
  const known = ['personal', 'shop', 'platform', 'public']
  expect(names(marked)).toEqual(names(named))
  expect(names(named.filter(({ operation }) => !known.includes(operation['x-row'] ?? '')))).toEqual([])
})

test('x-row: only reads are public', () => {
  const isPublicWrite = ({ method, operation }: Call) => method !== 'get' && operation['x-row'] === 'public'
  expect(names(calls.filter(isPublicWrite))).toEqual([])
})

test('x-rate-limit names a limit with points and seconds', () => {
  const limits = contract['x-rate-limits']
  const unknown = calls.filter(({ operation }) => operation['x-rate-limit'] && !limits[operation['x-rate-limit']])
  expect(names(unknown)).toEqual([])
  expect(Object.values(limits).filter(({ points, seconds }) => !(points > 0 && seconds > 0))).toEqual([])
})

test('every problem code has a 4xx or 5xx status and an English message', () => {
  const wrong = Object.entries(problems).filter(([, { status, message }]) => !(status >= 400) || message.length < 8)
  expect(wrong).toEqual([])
  expect(Object.keys(problems)).toEqual(enumOf('ProblemCode'))
})

test('an operation documents the status of each of its problem codes', () => {
  const silent = calls.flatMap(({ operation }) =>
    (operation['x-problems'] ?? [])
      .filter((code) => !operation.responses[problems[code as ProblemCode].status])
      .map((code) => `${operation.operationId} ${code}`),
  )
  expect(silent).toEqual([])
})

test('every paged list has defaults for page, limit and its order', () => {
  const incomplete = Object.values<List>(lists).filter(
    ({ sortBy, defaults }) =>
      !('page' in defaults && 'limit' in defaults) ||
      (sortBy.length > 0 && !('sortBy' in defaults && 'sortOrder' in defaults)),
  )
  expect(incomplete.map(({ operation }) => operation)).toEqual([])
})

test('an operation documents every refusal that its extensions imply', () => {
  const silent = calls.flatMap(({ method, path, operation }) => {
    const security = operation.security ?? contract.security
    const parameters = parametersOf(operation)
    const brought = {
      400: true,
      401: security.some((one) => Object.keys(one).length > 0),
      403: security.length > 0 || (method !== 'get' && !operation['x-webhook']),
      404: path.includes('{'),
      409: operation['x-idempotent'],
      413: operation.requestBody,
      415: operation.requestBody && !operation['x-webhook'],
      422:
        (operation.requestBody && !operation['x-webhook']) ||
        operation['x-idempotent'] ||
        parameters.some((parameter) => parameter.in === 'query'),
      429: operation['x-rate-limit'],
      503: true,
    }
    const missing = Object.entries(brought).filter(([status, isBrought]) => isBrought && !operation.responses[status])
    return missing.map(([status]) => `${operation.operationId} ${status}`)
  })
  expect(silent).toEqual([])
})

test('every error response is a problem document', () => {
  const refusals = calls.flatMap(({ operation }) =>
    Object.entries(operation.responses).filter(([status]) => !status.startsWith('2')),
  )
  const types = refusals.map(([, response]) => Object.keys(resolve(response).content ?? {}).join())
  expect(new Set(types)).toEqual(new Set(['application/problem+json']))
})

test('every write with a body refuses unknown properties', () => {
  const loose = bodySchemas.filter(([, schema]) => has(schema, 'object') && schema.additionalProperties === true)
  const unsaid = bodySchemas.filter(([, schema]) => has(schema, 'object') && schema.additionalProperties === undefined)
  // As documented: keys of other kinds are ignored.
  expect(loose.map(([where]) => where)).toEqual(['updateNotificationPreferences'])
  expect(unsaid.map(([where]) => where)).toEqual([])
})

test('every string and array in a body has a limit', () => {
  const endless = bodySchemas.filter(([, schema]) => {
    if (has(schema, 'array')) return schema.maxItems === undefined
    if (!has(schema, 'string') || schema.enum) return false
    const isBounded =
      /^\^.*\{\d+\}\$$/.test(String(schema.pattern)) ||
      ['uuid', 'date', 'date-time', 'binary'].includes(String(schema.format))
    return schema.maxLength === undefined && !isBounded
  })
  expect(endless.map(([where]) => where)).toEqual([])
})

test('[API-18] a paged list returns page, limit, total, totalPages, hasNext and hasPrev', () => {
  const pagination = contract.components.schemas.Pagination
  expect(pagination?.required).toEqual(['page', 'limit', 'total', 'totalPages', 'hasNext', 'hasPrev'])
  const paged = calls.filter(({ operation }) => parametersOf(operation).some(({ name }) => name === 'page'))
  const without = paged.filter(({ operation }) => {
    const answer = operation.responses['200']?.content?.['application/json']?.schema ?? {}
    return !schemasWithin(answer, '').some(([, schema]) => schema === pagination)
  })
  expect(paged.length).toBeGreaterThan(10)
  // The documents give the audit log a shape of its own (ADM-AUD-20).
  expect(names(without)).toEqual(['listAuditLogs'])
})

test('[API-09] money is an integer in fields that end in InCents', () => {
  const named = Object.entries(contract.components.schemas).flatMap(([name, schema]) => schemasWithin(schema, name))
  const money = named.filter(([where]) => where.endsWith('InCents'))
  const isInteger = (schema: Schema): boolean =>
    has(schema, 'integer') || (schema.oneOf ?? []).some((one) => isInteger(resolve(one)))
  const wrong = money.filter(([, schema]) => !isInteger(schema) && !has(schema, 'null'))
  expect(money.length).toBeGreaterThan(50)
  expect(wrong.map(([where]) => where)).toEqual([])
})
