import { normalizeText, normalizeVietnamesePhone } from '@chonoi/domain'
import { type JsonSchema, resolve } from './contract-document.ts'
import { Failure } from './failure.ts'

/** How the contract wants a text to be read (`x-text`): as it is, or as a phone number. */
type TextForm = 'opaque' | 'phone'

/**
 * Returns a value with all its texts in the one form in which they are stored and compared. Texts of a closed list or a
 * format (except e-mail addresses) and opaque ones stay as they were sent.
 */
export function readTexts(schema: JsonSchema, value: unknown): unknown {
  const { $ref, allOf = [], oneOf = [], anyOf = [], ...own } = schema as Schema
  const parts = [...($ref ? [resolve($ref) as JsonSchema] : []), ...allOf, ...oneOf, ...anyOf]
  const read = parts.reduce((before, part) => readTexts(part, before), value)
  if (typeof read === 'string') return [own.type].flat().includes('string') ? readText(own, read) : read
  if (Array.isArray(read)) return own.items ? read.map((item) => readTexts(own.items ?? {}, item)) : read
  if (typeof read === 'object' && read !== null) return readFields(own, read)
  return read
}

interface Schema {
  $ref?: string
  allOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
  type?: string | string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  enum?: unknown[]
  const?: unknown
  format?: string
  'x-text'?: TextForm
}

function readText(schema: Schema, text: string): string {
  if (schema['x-text'] === 'opaque' || schema.enum || schema.const !== undefined) return text
  if (schema['x-text'] === 'phone') return normalizeVietnamesePhone(text) ?? normalizeText(text)
  return schema.format === undefined || schema.format === 'email' ? normalizeText(text) : text
}

function readFields({ properties = {}, additionalProperties }: Schema, value: object): object {
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      if (Object.hasOwn(properties, name)) return [name, readTexts(properties[name] ?? {}, field)]
      // The name is a text that somebody typed, such as the one of an option.
      const typed = others && others['x-text'] !== 'opaque'
      return [typed ? normalizeText(name) : name, others ? readTexts(others, field) : field]
    }),
  )
}

/** Longer than the text beside any file, which a body of megabytes has room for. */
const maxFormText = 100_000

/** Normalizes the texts of a multipart form; its files stay as they are. */
export function readFormTexts(form: FormData): FormData {
  const read = new FormData()
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string' && value.length > maxFormText) throw new Failure('request.too_large')
    read.append(name, typeof value === 'string' ? normalizeText(value) : value)
  }
  return read
}
