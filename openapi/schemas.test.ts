import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { calls, contract, parametersOf } from './contract-document.ts'

type AddFormats = (ajv: Ajv2020) => void
const addFormats = ajvFormats as unknown as AddFormats

const ajv = new Ajv2020({ strict: true, strictTypes: true, strictRequired: true, allowUnionTypes: true })
addFormats(ajv)
// Ajv compiles the whole document before it follows a pointer into it.
ajv.addVocabulary([...Object.keys(contract), 'x-codes', 'x-refers-to', 'x-text'])
ajv.addSchema({ $id: 'contract', ...contract } as object, 'contract', undefined, false)

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The pointers of a media object's schemas. */
const within = (pointer: string, content: object | undefined) =>
  Object.keys(content ?? {}).map((type) => `${pointer}/content/${escaped(type)}/schema`)

const pointers = [
  ...Object.keys(contract.components.schemas).map((name) => `#/components/schemas/${name}`),
  ...calls.flatMap(({ path, method, operation }) => {
    const own = `#/paths/${escaped(path)}/${method}`
    return [
      ...within(`${own}/requestBody`, operation.requestBody?.content),
      ...Object.entries(operation.responses).flatMap(([status, response]) =>
        within(`${own}/responses/${status}`, response.content),
      ),
    ]
  }),
]

function refusal(schema: object): string[] {
  try {
    ajv.compile(schema)
    return []
  } catch (error) {
    return [`${JSON.stringify(schema)}: ${error}`]
  }
}

test('every schema compiles in strict mode', () => {
  expect(pointers.length).toBeGreaterThan(300)
  expect(pointers.flatMap((pointer) => refusal({ $ref: `contract${pointer}` }))).toEqual([])
})

test('every schema of a parameter compiles in strict mode', () => {
  const schemas = calls.flatMap(({ operation }) => parametersOf(operation).map(({ schema }) => schema))
  const absolute = schemas.map(
    (schema) => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object,
  )
  expect(absolute.flatMap(refusal)).toEqual([])
})
