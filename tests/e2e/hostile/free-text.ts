import { hostileTexts } from '@chonoi/api/hostile-texts'
import type { OperationId } from '@chonoi/contract'
import contract from '@chonoi/contract/openapi.json' with { type: 'json' }
import { bookmarkLimits, reviewLimits } from '@chonoi/domain'

interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  enum?: readonly unknown[]
  pattern?: string
  maxLength?: number
  allOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  additionalProperties?: boolean | Schema
}
interface RawOperation {
  operationId: OperationId
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
}

/** A free-text field of a body: a string, a list of strings, or strings under arbitrary names. */
export interface FreeText {
  name: string
  holds: 'text' | 'list' | 'map'
  longest: number
}
export interface Writing {
  method: string
  path: string
  isForm: boolean
  fields: readonly FreeText[]
}

/** Fields that are never shown or that domain rules restrict. The platform's name, shown on every page, has its own test. */
const otherwise =
  /^platformName$|password|token|^code$|^logoUrl$|Color$|^email$|^postalCode$|^returnUrl$|^nextUrl$|^accountHolder$|^documentUrl$|^trackingCode$|^pictureUrls$|^slug$|^mapping$|^website$|^contactEmail$|^phone$/i

/** Where the rules of the domain allow less than the shape. */
const allowed: Readonly<Record<string, number>> = {
  ...{ title: reviewLimits.maxTitle, comment: reviewLimits.maxComment },
  notes: bookmarkLimits.maxNotes,
}

/** The operations with free text, by id. */
export const writings: ReadonlyMap<OperationId, Writing> = new Map(
  Object.entries(contract.paths as unknown as Record<string, Record<string, RawOperation>>).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
      const { content = {} } = requestBody ?? {}
      const fields = Object.values(content).flatMap(({ schema }) => freeTextsIn(schema))
      const isForm = 'multipart/form-data' in content
      return fields.length > 0 ? [[operationId, { method, path, isForm, fields }] as const] : []
    }),
  ),
)

/** The same person or shop, whoever writes about it. */
const thingOf: Partial<Record<OperationId, string>> = {
  register: 'Person',
  updateProfile: 'Person',
  updateUser: 'Person',
  createUser: 'Person',
  updateTenant: 'Tenant',
  updateTenantStatus: 'Tenant',
  bulkUpdateTenants: 'Tenant',
  bulkModerateReviews: 'Review',
  replyToReview: 'Review',
  bulkReviewProducts: 'Product',
}

/** Names a text by what it is written into: `Review.comment`. */
export const nameOfText = (operation: OperationId, field: string): string =>
  `${thingOf[operation] ?? operation.replace(/^[a-z]+/, '')}.${field}`

function freeTextsIn(schema: Schema): FreeText[] {
  const { allOf = [], properties = {} } = resolved(schema)
  const own = Object.entries(properties).flatMap(([name, field]) => {
    if (otherwise.test(name)) return []
    const { items, additionalProperties, ...rest } = resolved(field)
    const named = typeof additionalProperties === 'object' ? additionalProperties : undefined
    const text = resolved(items ?? named ?? rest)
    if (!isFree(text)) return []
    return [
      {
        name,
        holds: items ? 'list' : named ? 'map' : 'text',
        longest: Math.min(allowed[name] ?? Infinity, text.maxLength ?? 0),
      } as const,
    ]
  })
  return [...own, ...allOf.flatMap(freeTextsIn)]
}

function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const keys = schema.$ref.slice(2).split('/')
  return resolved(keys.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as Schema)
}

function isFree({ type, format, enum: options, pattern = '\\S' }: Schema): boolean {
  return [type].flat().includes('string') && !format && !options && pattern === '\\S'
}

const lengthOf = (text: string) => [...text].length
const rightToLeft = '\u202E'

/**
 * What stands in a field: a name to know it by, then as many of the hostile texts as it takes, another first for each field,
 * or one word as long as the field. Each ends with a mark that turns the direction of all that would follow it.
 *
 * @param start the place of the hostile text that comes first; not drawn, so that every run writes the same
 */
export function hostileText(name: string, start: number, longest: number, isOneWord: boolean): string {
  const room = longest - lengthOf(name) - 2
  if (isOneWord) return `${name} ${'Đ'.repeat(Math.min(room, 2000))}${rightToLeft}`
  let text = ''
  const first = start % hostileTexts.length
  for (const more of [...hostileTexts.slice(first), ...hostileTexts.slice(0, first)].map((one) => one.normalize('NFC')))
    if (lengthOf(text) + lengthOf(more) + 1 <= room) text += `${text && ' '}${more}`
  return `${name} ${text || [...(hostileTexts[first] ?? '')].slice(0, room).join('')}${rightToLeft}`
}
