import { type Fault, type FieldProblem, isLikelyDay } from '@chonoi/domain'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { contractDocument, type JsonSchema, type Operation } from './contract-document.ts'

interface TextFormat {
  validate(text: string): boolean
}
interface AjvFormats {
  (ajv: Ajv2020): void
  get(name: 'date' | 'date-time'): TextFormat
}
const addFormats = ajvFormats as unknown as AjvFormats
const document = 'contract'

/** Lists that must be unique hold texts. */
const areUnique = (items: readonly unknown[]) => new Set(items).size === items.length

/** A validator of the contract's schemas, in which a day or a moment must also pass `isDay`. */
function contractValidator(isDay: (text: string) => boolean): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    useDefaults: true,
  })
  addFormats(ajv)
  for (const name of ['date', 'date-time'] as const) {
    const { validate } = addFormats.get(name)
    ajv.addFormat(name, { type: 'string', validate: (text) => isDay(text) && validate(text) })
  }
  // Ajv compares each item with each other one, also in a list that is longer than it may be.
  ajv.removeKeyword('uniqueItems')
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isWanted: boolean, items: readonly unknown[]) => !isWanted || areUnique(items),
  })
  // The document's own members mean nothing to a schema; named, so that strict mode takes the document as one.
  ajv.addVocabulary([...Object.keys(contractDocument), 'x-codes', 'x-refers-to', 'x-text'])
  ajv.addSchema({ $id: document, ...contractDocument } as object, document, undefined, false)
  return ajv
}

const requests = contractValidator(isLikelyDay)
/** Days that are computed may be earlier than any that can be asked for. Made when first needed: only tests check answers. */
let answers: Ajv2020 | undefined
const compiled = new Map<string, ValidateFunction>()

/** Compiles lazily and caches. Compiling everything at start takes seconds. */
function compiledOnce(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key) ?? compile()
  compiled.set(key, known)
  return known
}

/** Checks a JSON body against the schema at a pointer of the contract, filling in defaults. */
export function checkAgainst(pointer: string, value: unknown): FieldProblem[] {
  return problemsOf(
    compiledOnce(pointer, () => requests.compile({ $ref: `${document}${pointer}` })),
    value,
  )
}

/** Checks the JSON of an answer against the schema at a pointer of the contract. */
export function checkAnswer(pointer: string, value: unknown): FieldProblem[] {
  const validator = (answers ??= contractValidator(() => true))
  return problemsOf(
    compiledOnce(`answer ${pointer}`, () => validator.compile({ $ref: `${document}${pointer}` })),
    value,
  )
}

const problemsOf = (validate: ValidateFunction, value: unknown): FieldProblem[] =>
  validate(value) ? [] : (validate.errors ?? []).map(toFieldProblem)

/** Checks the path or query parameters of an operation, filling in defaults. */
export function checkParameters(
  operation: Operation,
  place: 'path' | 'query',
  values: Record<string, unknown>,
): FieldProblem[] {
  const own = operation.parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return []
  const validate = compiledOnce(`${operation.id}/${place}`, () =>
    requests.compile({
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema as JsonSchema])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    }),
  )
  return problemsOf(validate, values)
}

/** The domain's problem for each failed check of the contract, with the bound that was missed. */
const faults: Readonly<Record<string, (bound: number) => Fault>> = {
  required: () => ({ code: 'required' }),
  minLength: (min) => ({ code: 'too_short', params: { min } }),
  maxLength: (max) => ({ code: 'too_long', params: { max } }),
  minItems: (min) => ({ code: 'too_few', params: { min } }),
  maxItems: (max) => ({ code: 'too_many', params: { max } }),
  minimum: (min) => ({ code: 'too_small', params: { min } }),
  maximum: (max) => ({ code: 'too_large', params: { max } }),
  multipleOf: (of) => ({ code: 'not_multiple', params: { of } }),
  uniqueItems: () => ({ code: 'not_unique' }),
  enum: () => ({ code: 'not_in_list' }),
  const: () => ({ code: 'not_in_list' }),
  additionalProperties: () => ({ code: 'unknown_field' }),
  unevaluatedProperties: () => ({ code: 'unknown_field' }),
  pattern: () => ({ code: 'pattern' }),
  format: () => ({ code: 'format' }),
}

function toFieldProblem({ keyword, instancePath, params }: ErrorObject): FieldProblem {
  const inside = params as Record<string, unknown>
  const named = inside.missingProperty ?? inside.additionalProperty ?? inside.unevaluatedProperty
  const field = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])].join('.')
  if (keyword === 'format' && String(inside.format).startsWith('date')) return { field, code: 'date.invalid' }
  const fault = faults[keyword]?.(Number(inside.limit ?? inside.multipleOf)) ?? ({ code: 'type' } as const)
  return { field, ...fault }
}
