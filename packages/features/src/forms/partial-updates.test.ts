import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import contract from '@chonoi/contract/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

interface Schema {
  $ref?: string
  required?: readonly string[]
  properties?: Readonly<Record<string, unknown>>
}
interface Operation {
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
}

/** Updates whose fields are told or kept apart in another way. */
const others: Readonly<Record<string, string>> = {
  '/news/{id}': 'the editor compares whole articles, and keeps drafts',
  '/digital-deliveries/{id}': 'what a buyer gets is given as a whole',
  '/users/{id}': 'a member’s role and standing, each sent when it was changed',
  '/list-views/{id}': 'a view is saved as it is shown',
}

const paths = contract.paths as unknown as Readonly<Record<string, Readonly<Record<string, Operation>>>>
const schemas = contract.components.schemas as unknown as Readonly<Record<string, Schema>>

/** Whether an update takes any of several fields, so that those left out stay. */
function isPartial(path: string, method: string): boolean {
  const schema = Object.values(paths[path]?.[method]?.requestBody?.content ?? {})[0]?.schema
  const { required = [], properties = {} } = (schema?.$ref && schemas[schema.$ref.split('/').at(-1) ?? '']) || {}
  return required.length === 0 && Object.keys(properties).length > 1
}

/** The updates that pass on what a form gives them, with the type of what that is. */
const updates = globSync('**/*-queries.ts', { cwd: source }).flatMap((file) =>
  readFileSync(join(source, file), 'utf8')
    .split(/(?=\bAction<)/)
    .filter((text) => text.startsWith('Action<'))
    .flatMap((text) => {
      const [, method = '', path = ''] = /api\.(PUT|PATCH)\(\s*'([^']+)'[\s\S]*?\bbody[,\s]*\}/.exec(text) ?? []
      return isPartial(path, method.toLowerCase())
        ? [{ file, path, type: text.slice(0, 'Action<Changes<'.length) }]
        : []
    }),
)

test('an update of a stored row takes changes, which no form can make of all its fields', () => {
  expect(updates.length).toBeGreaterThan(15)
  const whole = updates.filter(({ path, type }) => type !== 'Action<Changes<' && !(path in others))
  expect(whole).toEqual([])
})
