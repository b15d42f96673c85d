import { expect, test } from 'vitest'
import { calls, contract, parametersOf, resolve, schemasWithin, type Schema } from './contract-document.ts'
import { writesWithoutKey } from './writes-without-key.ts'

const names = (found: typeof calls) => found.map(({ operation }) => operation.operationId)
const enumOf = (name: string) => contract.components.schemas[name]?.enum ?? []

/** Everything that may stand in the body of an operation, as [where, schema]. */
const bodySchemas = calls.flatMap(({ operation }) =>
  Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
    schemasWithin(schema, operation.operationId),
  ),
)
const has = (schema: Schema, type: string) => [schema.type].flat().includes(type)

test('[API-01] every call lies under /api/v1', () => {
  expect(contract.servers.map(({ url }) => url)).toEqual(['/api/v1'])
  expect(calls.filter(({ path }) => path.startsWith('/api'))).toEqual([])
})

test('an operation id is used once', () => {
  const ids = names(calls)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('every operation decides who may call it, with which permission and in which tenant', () => {
  const isKnownScheme = (one: object) => Object.keys(one).every((scheme) => scheme === 'bearer')
  const undecided = calls.filter(({ operation }) => {
    const isSecured = (operation.security ?? contract.security).every(isKnownScheme)
    const permissions = [operation['x-permission'] ?? ''].flat()
    const isPermitted = permissions.every((one) => /^(none|[a-z]+:[a-z_]+)$/.test(one))
    return !isSecured || !isPermitted || !['none', 'current', 'platform'].includes(operation['x-tenant'] ?? '')
  })
  expect(names(undecided)).toEqual([])
})

test('what asks for a role, a permission or a tenant asks for a session', () => {
  const open = calls.filter(({ operation }) =>
    (operation.security ?? contract.security).every((one) => Object.keys(one).length === 0),
  )
  const demanding = open.filter(
    ({ operation }) => operation['x-roles'] || operation['x-permission'] !== 'none' || operation['x-tenant'] !== 'none',
  )
  expect(names(demanding)).toEqual([])
})

test('only known roles are named', () => {
  const roles = calls.flatMap(({ operation }) => operation['x-roles'] ?? [])
  expect(roles.filter((role) => !enumOf('Role').includes(role))).toEqual([])
})

test('only known problem codes are named', () => {
  const codes = calls.flatMap(({ operation }) => operation['x-problems'] ?? [])
  expect(codes.filter((code) => !enumOf('ProblemCode').includes(code))).toEqual([])
})

test('an operation is idempotent exactly when it takes an Idempotency-Key', () => {
  const takesKey = calls.filter(({ operation }) =>
    parametersOf(operation).some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key'),
  )
  expect(names(takesKey)).toEqual(names(calls.filter(({ operation }) => operation['x-idempotent'])))
})

test('what changes something takes an Idempotency-Key, or says why the same call twice does no harm', () => {
  const writes = calls.filter(({ method, operation }) => method !== 'get' && !operation['x-idempotent'])
  expect(Object.keys(writesWithoutKey).toSorted()).toEqual(names(writes).toSorted())
})

test('an operation says every refusal that its marks bring with it', () => {
  const silent = calls.flatMap(({ method, path, operation }) => {
    const security = operation.security ?? contract.security
    const parameters = parametersOf(operation)
    const brought = {
      400: true,
      401: security.some((one) => Object.keys(one).length > 0),
      403: security.length > 0 || method !== 'get',
      404: path.includes('{'),
      409: operation['x-idempotent'],
      413: operation.requestBody,
      415: operation.requestBody,
      422: operation.requestBody || parameters.some((parameter) => parameter.in !== 'path'),
      429: operation['x-rate-limit'],
      503: true,
    }
    const missing = Object.entries(brought).filter(([status, isBrought]) => isBrought && !operation.responses[status])
    return missing.map(([status]) => `${operation.operationId} ${status}`)
  })
  expect(silent).toEqual([])
})

test('every refusal is a problem', () => {
  const refusals = calls.flatMap(({ operation }) =>
    Object.entries(operation.responses).filter(([status]) => !status.startsWith('2')),
  )
  const types = refusals.map(([, response]) => Object.keys(resolve(response).content ?? {}).join())
  expect(new Set(types)).toEqual(new Set(['application/problem+json']))
})

test('every operation that changes something and takes a body refuses unknown properties', () => {
  const loose = bodySchemas.filter(([, schema]) => has(schema, 'object') && schema.additionalProperties === true)
  const unsaid = bodySchemas.filter(([, schema]) => has(schema, 'object') && schema.additionalProperties === undefined)
  // The documents: keys of other kinds are ignored.
  expect(loose.map(([where]) => where)).toEqual(['updateNotificationPreferences'])
  expect(unsaid.map(([where]) => where)).toEqual([])
})

test('every text and every list in a body has a limit', () => {
  const endless = bodySchemas.filter(([, schema]) => {
    if (has(schema, 'array')) return schema.maxItems === undefined
    if (!has(schema, 'string') || schema.enum) return false
    const isBounded =
      /^\^.*\{\d+\}\$$/.test(String(schema.pattern)) || ['uuid', 'date-time', 'binary'].includes(String(schema.format))
    return schema.maxLength === undefined && !isBounded
  })
  expect(endless.map(([where]) => where)).toEqual([])
})

test('[API-18] a list that is paged answers page, limit, total, totalPages, hasNext and hasPrev', () => {
  const pagination = contract.components.schemas.Pagination
  expect(pagination?.required).toEqual(['page', 'limit', 'total', 'totalPages', 'hasNext', 'hasPrev'])
  const paged = calls.filter(({ operation }) => parametersOf(operation).some(({ name }) => name === 'page'))
  const without = paged.filter(({ operation }) => {
    const answer = operation.responses['200']?.content?.['application/json']?.schema ?? {}
    return !schemasWithin(answer, '').some(([, schema]) => schema === pagination)
  })
  expect(paged.length).toBeGreaterThan(10)
  expect(names(without)).toEqual([])
})

test('[API-09] money travels as integers in fields that end in InCents', () => {
  const named = Object.entries(contract.components.schemas).flatMap(([name, schema]) => schemasWithin(schema, name))
  const money = named.filter(([where]) => where.endsWith('InCents'))
  const isInteger = (schema: Schema): boolean =>
    has(schema, 'integer') || (schema.oneOf ?? []).some((one) => isInteger(resolve(one)))
  const wrong = money.filter(([, schema]) => !isInteger(schema) && !has(schema, 'null'))
  expect(money.length).toBeGreaterThan(50)
  expect(wrong.map(([where]) => where)).toEqual([])
})
