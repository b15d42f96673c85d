// The files written by `npm run new operation <area> <operationId>`: a read of the caller's own row, complete.

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const pascal = (name) => name.replace(/^./, (letter) => letter.toUpperCase())

/** The line before which a new entry of an object literal is inserted. */
function withEntry(text, ending, entry) {
  const at = text.indexOf(ending)
  if (at < 0) throw new Error(`No "${ending}" to write an entry before.`)
  return text.slice(0, at) + entry + text.slice(at)
}

function withImport(text, line) {
  const last = text.lastIndexOf('\nimport ', text.indexOf('\nexport '))
  const end = text.indexOf('\n', text.indexOf(" from '", last)) + 1
  return text.slice(0, end) + line + text.slice(end)
}

/** Returns the new files of an operation by path. */
export function operationFiles(area, id) {
  const [name, Name] = [kebab(id), pascal(id)]
  const folder = `apps/api/src/modules/${area}`
  return {
    [`${folder}/${name}.store.ts`]: `import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/tables/people.ts'

export type ${Name}Row = Pick<typeof users.$inferSelect, 'id' | 'createdAt'>

export async function find${Name}(queries: Queries, userId: string): Promise<${Name}Row | undefined> {
  const [row] = await queries
    .select({ id: users.id, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  return row
}
`,
    [`${folder}/${name}.ts`]: `import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { type ${Name}Row, find${Name} } from './${name}.store.ts'

/** Reads the caller's own row. */
export function ${id}(context: RequestContext): Promise<${Name}Row> {
  return context.transaction(async (queries) => found(await find${Name}(queries, context.person.id)))
}
`,
    [`${folder}/${name}.test.ts`]: `import { expect, test } from 'vitest'
import { arrangePerson } from '../../../test/testing/arrange.ts'
import { useTestApi } from '../../../test/testing/test-api.ts'

const server = useTestApi()

test('${id}: answers the row of the caller', async () => {
  const { id, token } = await arrangePerson(server)
  const { data } = await server.client(token).GET('/${area}/${name}')
  expect(data).toMatchObject({ id })
})

test('${id}: refuses a visitor', async () => {
  const { response } = await server.client().GET('/${area}/${name}')
  expect(response.status).toBe(401)
})
`,
  }
}

/** Returns the area's lists of operations with the new one added. */
export function withOperation(area, id, { document, paths, schemas, routes, calls }) {
  const [name, Name] = [kebab(id), pascal(id)]
  const tag = /tags: (\[.*\])/.exec(paths)?.[1]
  const last = document.lastIndexOf(`    $ref: ${area}/paths.yaml#/`)
  if (!tag || last < 0) throw new Error(`openapi/openapi.yaml has no path of ${area} yet.`)
  const end = document.indexOf('\n', last) + 1
  return {
    document: `${document.slice(0, end)}  /${area}/${name}:\n    $ref: ${area}/paths.yaml#/${id}\n${document.slice(end)}`,
    paths: `${paths.trimEnd()}
${id}:
  get:
    operationId: ${id}
    summary: The caller's own row
    description: Any signed-in user. A caller without a row gets a 404.
    tags: ${tag}
    x-permission: none
    x-tenant: none
    responses:
      "200":
        description: The row.
        content: { application/json: { schema: { $ref: schemas.yaml#/${Name}Answer } } }
      "401": { $ref: ../shared/responses.yaml#/Unauthorized }
      "403": { $ref: ../shared/responses.yaml#/Forbidden }
      "404": { $ref: ../shared/responses.yaml#/NotFound }
`,
    schemas: `${schemas.trimEnd()}
${Name}Answer:
  type: object
  required: [id, createdAt]
  properties:
    id: { $ref: ../shared/schemas.yaml#/Id }
    createdAt: { $ref: ../shared/schemas.yaml#/Instant }
`,
    routes: withEntry(
      withImport(routes, `import { ${id} } from './${name}.ts'\n`),
      '} satisfies Routes',
      `  async ${id}(context) {
    const { id, createdAt } = await ${id}(context)
    return { id, createdAt: createdAt.toISOString() }
  },
`,
    ),
    calls: withEntry(calls, '} satisfies Calls', `  ${id}: { reachesNobody: 'byToken', unwatched: 'oneRow' },\n`),
  }
}
