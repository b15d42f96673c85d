import { contractText } from '#contract-text'
import type { OperationId, ProblemCode } from '@chonoi/contract'
import type { RateLimit } from '@chonoi/contract/rate-limits'
import type { Permission, Role } from '@chonoi/domain'

export type JsonSchema = { readonly [keyword: string]: unknown }

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}

/** What the adapter enforces of one operation, read from the contract. */
export interface Operation {
  id: OperationId
  method: string
  /** Path pattern of the router, such as /orders/:id. */
  route: string
  security: 'none' | 'optional' | 'required'
  /** Any one of these permissions suffices. Empty: everyone whom the security rule admits. */
  permissions: readonly Permission[]
  roles: readonly Role[]
  /** Roles that suffice in the platform tenant; empty: those of every tenant. */
  platformRoles: readonly Role[]
  tenant: 'none' | 'current' | 'platform'
  isIdempotent: boolean
  /** Called by a provider: its signature takes the place of the CSRF token, and its body stays raw. */
  isWebhook: boolean
  worksInMaintenance: boolean
  rateLimit: RateLimit | undefined
  parameters: readonly Parameter[]
  /** JSON pointer of the body's schema in the document, by content type. */
  body: { contentType: string; schema: string; isRequired: boolean } | undefined
  success: { status: number; contentType: string | undefined; schema: string | undefined }
  /** The statuses that it may refuse a call with, and the problems of its own that it may name. */
  refusals: { statuses: readonly number[]; problems: readonly ProblemCode[] }
  /** Messages of its own, by the code of a problem or of a field. */
  messages: Readonly<Record<string, string>>
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>
  security: readonly object[]
  components: Record<string, Record<string, unknown>>
}
interface RawOperation {
  operationId: OperationId
  security?: readonly object[]
  parameters?: readonly (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, unknown> }
  responses: Record<string, { content?: Record<string, unknown> }>
  'x-permission': Permission | 'none' | readonly Permission[]
  'x-roles'?: readonly Role[]
  'x-platform-roles'?: readonly Role[]
  'x-tenant': Operation['tenant']
  'x-idempotent'?: boolean
  'x-webhook'?: boolean
  'x-maintenance'?: 'works'
  'x-rate-limit'?: RateLimit
  'x-problems'?: readonly ProblemCode[]
  'x-messages'?: Readonly<Record<string, string>>
}

export const contractDocument = JSON.parse(contractText) as Document

/** Resolves a local reference (#/components/…). */
export function resolve(reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[unescapePointer(key)], contractDocument)
}
const unescapePointer = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~')
const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** A parameter's schema with its references written out, so that its defaults apply; parameters are small. */
function writtenOut(schema: JsonSchema): JsonSchema {
  const { $ref, ...own } = schema as { $ref?: string }
  const whole: JsonSchema = $ref ? { ...(resolve($ref) as JsonSchema), ...own } : own
  return 'items' in whole ? { ...whole, items: writtenOut(whole.items as JsonSchema) } : whole
}

function readOperation(path: string, method: string, raw: RawOperation): Operation {
  const security = raw.security ?? contractDocument.security
  const isOpen = security.length === 0 || security.some((one) => Object.keys(one).length === 0)
  const pointer = `#/paths/${escapePointer(path)}/${method}`
  const [status, response] = Object.entries(raw.responses).find(([code]) => code.startsWith('2')) ?? ['204', {}]
  const [answerType] = Object.keys(response.content ?? {})
  const [bodyType] = Object.keys(raw.requestBody?.content ?? {})
  return {
    id: raw.operationId,
    method,
    route: path.replaceAll(/\{([^}]+)\}/g, ':$1'),
    security: security.length === 0 ? 'none' : isOpen ? 'optional' : 'required',
    permissions: [raw['x-permission']].flat().filter((one) => one !== 'none'),
    roles: raw['x-roles'] ?? [],
    platformRoles: raw['x-platform-roles'] ?? [],
    tenant: raw['x-tenant'],
    isIdempotent: raw['x-idempotent'] ?? false,
    isWebhook: raw['x-webhook'] ?? false,
    worksInMaintenance: raw['x-maintenance'] === 'works',
    rateLimit: raw['x-rate-limit'],
    parameters: (raw.parameters ?? []).map((parameter) => {
      const found = '$ref' in parameter ? (resolve(parameter.$ref) as Parameter) : parameter
      return { ...found, schema: writtenOut(found.schema) }
    }),
    body: bodyType
      ? {
          contentType: bodyType,
          schema: `${pointer}/requestBody/content/${escapePointer(bodyType)}/schema`,
          isRequired: raw.requestBody?.required ?? false,
        }
      : undefined,
    success: {
      status: Number(status),
      contentType: answerType,
      schema: answerType ? `${pointer}/responses/${status}/content/${escapePointer(answerType)}/schema` : undefined,
    },
    refusals: {
      statuses: Object.keys(raw.responses)
        .map(Number)
        .filter((one) => one >= 400),
      problems: raw['x-problems'] ?? [],
    },
    messages: raw['x-messages'] ?? {},
  }
}

/** Every operation of the contract; literal paths before those with parameters, so that /orders/my-orders wins. */
export const operations: readonly Operation[] = Object.entries(contractDocument.paths)
  .flatMap(([path, item]) => Object.entries(item).map(([method, raw]) => readOperation(path, method, raw)))
  .sort((a, b) => specificity(a.route).localeCompare(specificity(b.route)))

function specificity(route: string) {
  return route
    .split('/')
    .map((part) => (part.startsWith(':') ? '1' : '0'))
    .join('')
}
