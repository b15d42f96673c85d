import { type Document, type Operation, type Parameter, resolve, type Schema } from './document.ts'

/** A list's parameters: filters with their kinds and values, sort orders, defaults. */
interface List {
  readonly operation: string
  readonly filters: Readonly<Record<string, Filter>>
  readonly sortBy: readonly string[]
  readonly defaults: Readonly<Record<string, unknown>>
}

interface Filter {
  readonly type: string
  readonly format?: string
  readonly values?: readonly string[]
}

const paging = new Set(['page', 'limit', 'sortBy', 'sortOrder'])

/** Returns a module with one constant per paged list, named like its operation. */
export function lists(document: Document): string {
  const found = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => listOf(document, operation))
    .filter((list) => list !== undefined)
  const constants = found.map((list) => `export const ${list.operation} = ${JSON.stringify(list, null, 2)} as const\n`)
  return `/** What each paged list can be asked for: filters, sort orders and defaults. */\n\n${constants.join('\n')}`
}

function listOf(document: Document, operation: Operation): List | undefined {
  const query = (operation.parameters ?? [])
    .map((parameter) => resolve<Parameter>(document, parameter))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => ({ name, schema: { ...resolve<Schema>(document, schema), ...schema } }))
  if (!query.some(({ name }) => name === 'page')) return undefined
  return {
    operation: operation.operationId,
    filters: Object.fromEntries(
      query.filter(({ name }) => !paging.has(name)).map(({ name, schema }) => [name, filterOf(schema)]),
    ),
    sortBy: query.find(({ name }) => name === 'sortBy')?.schema.enum ?? [],
    defaults: Object.fromEntries(
      query.filter(({ schema }) => schema.default !== undefined).map(({ name, schema }) => [name, schema.default]),
    ),
  }
}

const filterOf = ({ type = 'string', format, enum: values }: Schema): Filter => ({
  type,
  ...(format && { format }),
  ...(values && { values }),
})
