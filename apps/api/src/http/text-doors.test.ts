import { expect, test } from 'vitest'
import { contractDocument, type JsonSchema, operations, resolve } from './contract-document.ts'
import { readFormTexts, readTexts } from './read-texts.ts'
import { checkAgainst } from './validator.ts'

interface TextField {
  /** The operation and the field's place in its body. */
  at: string
  name: string
  /** Its schema in the contract. */
  pointer: string
  isOpaque: boolean
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Every text in a schema that a person types: no choice, and no address, time or id. */
function textsIn(pointer: string, at: string, name: string): TextField[] {
  const schema = resolve(pointer)
  if (!isNode(schema)) return []
  if (typeof schema.$ref === 'string') return textsIn(schema.$ref, at, name)
  const isText = [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined
  const isTyped = schema.format === undefined || schema.format === 'email'
  const own = isText && isTyped ? [{ at, name, pointer, isOpaque: schema['x-text'] === 'opaque' }] : []
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) =>
    Object.keys(schema[keyword] ?? {}).flatMap((index) => textsIn(`${pointer}/${keyword}/${index}`, at, name)),
  )
  const fields = Object.keys(schema.properties ?? {}).flatMap((field) =>
    textsIn(`${pointer}/properties/${escape(field)}`, `${at}.${field}`, field),
  )
  const items = isNode(schema.items) ? textsIn(`${pointer}/items`, `${at}[]`, name) : []
  const others = isNode(schema.additionalProperties) ? textsIn(`${pointer}/additionalProperties`, `${at}.*`, name) : []
  return [...own, ...parts, ...fields, ...items, ...others]
}

const doors = operations.flatMap(({ id, body, isWebhook }) => (body && !isWebhook ? textsIn(body.schema, id, '') : []))
const read = ({ pointer }: TextField, text: string) => readTexts(resolve(pointer) as JsonSchema, text)

/** Characters of which names were made that nobody can see. */
const invisible = [
  ...['\u3164', '\u2800', '\uFE0F', '\u115F', '\u180E', '\uFFA0', '\u{E0020}', '\u200E', '\u034F', '\u200B', '\u202E'],
]
const controls = ['\u0001', '\u001B', '\u007F', '\u0090', '\uFFFE', '\uFFFF']

/** Names that may be left empty, and those whose rule in the domain refuses an empty one with a code of its own. */
const mayBeEmpty: readonly string[] = [
  ...['createReview.title', 'updateReview.title', 'createArticle.metaTitle', 'updateArticle.metaTitle'],
  ...['saveArticleDraft.fields.title', 'saveArticleDraft.fields.metaTitle', 'setProductVariants.variants[].name'],
  ...['registerNotificationDevice.deviceName', 'createPushDevice.deviceName'],
]
const refusedByItsRule: readonly string[] = [
  ...['createUser.firstName', 'createUser.lastName', 'updateUser.firstName', 'updateUser.lastName'],
  ...['createCampaign.name', 'createCampaign.subject', 'updateCampaign.name', 'updateCampaign.subject'],
  ...['updateTenantSettings.name', 'updatePlatformSettings.platformName'],
]
const isName = ({ name }: TextField) => /name|title|subject|label|holder/i.test(name)

test('every text of a body is found', () => {
  expect(Object.keys(contractDocument.paths).length).toBeGreaterThan(300)
  expect(doors.length).toBeGreaterThan(300)
})

test('readTexts: nothing is left of a text that nobody can see, at every door', () => {
  const left = doors
    .filter(({ isOpaque }) => !isOpaque)
    .flatMap((door) => invisible.filter((text) => String(read(door, text)).trim() !== '').map(() => door.at))
  expect(left).toEqual([])
})

test('checkAgainst: refuses a name that nobody can see, at every door', () => {
  const taken = doors
    .filter(isName)
    .flatMap((door) =>
      invisible.filter((text) => checkAgainst(door.pointer, read(door, text)).length === 0).map(() => door.at),
    )
  expect([...new Set(taken)].toSorted()).toEqual([...mayBeEmpty, ...refusedByItsRule].toSorted())
})

test('readTexts: leaves no control character in a text, at every door', () => {
  const kept = doors
    .filter(({ isOpaque }) => !isOpaque)
    .flatMap((door) => controls.filter((sign) => String(read(door, `a${sign}b`)).includes(sign)).map(() => door.at))
  expect(kept).toEqual([])
})

test('readFormTexts: reads the texts of a form in the same way', () => {
  const form = new FormData()
  form.append('title', '\u3164Gốm\u0001 sứ')
  form.append('alt', '\u2800')
  expect(Object.fromEntries(readFormTexts(form))).toEqual({ title: 'Gốm sứ', alt: '' })
})

test('readTexts: reads the names of options too', () => {
  const options = readTexts(resolve('#/components/schemas/VariantOptions') as JsonSchema, { '\u3164Màu\u0001': 'Đỏ' })
  expect(options).toEqual({ Màu: 'Đỏ' })
})
