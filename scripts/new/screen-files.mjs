// The files written by `npm run new screen <area> <name> --operation <operationId>`: a list screen of that operation.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const pascal = (name) => name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase())
const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())
const sentence = (name) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/**
 * The audiences by the start of a page's path, with the layout of their routes, the demo account of their stories and
 * the file of their lists.
 */
const audiences = [
  { start: '/seller/', layout: '_seller', account: 'seller@chonoi.test', lists: 'shop-lists' },
  { start: '/admin/', layout: '_admin', account: 'admin@chonoi.test', lists: 'platform-lists' },
  { start: '/', layout: '_account', account: 'customer@chonoi.test', lists: 'account-lists' },
]
const parametersFolder = 'packages/features/src/lists/parameters'

/** Reads an operation of the bundled contract for a list screen. Throws when it isn't a list. */
export function listOperation(contract, operationId) {
  const found = Object.entries(contract.paths).find(([, methods]) => methods.get?.operationId === operationId)
  if (!found) throw new Error(`The contract has no GET operation "${operationId}".`)
  const [path, { get }] = found
  const resolve = (node) => (node?.$ref ? at(contract, node.$ref) : node)
  const parameters = [...(found[1].parameters ?? []), ...(get.parameters ?? [])].map(resolve)
  if (!parameters.some(({ name }) => name === 'page')) throw new Error(`${operationId} has no pages.`)
  if (parameters.some((one) => one.in === 'path')) throw new Error(`${operationId} has parameters in its path.`)
  const answer = schemaOf(resolve(get.responses['200']).content['application/json'].schema, resolve)
  const rows = rowsIn(answer.data, 'result.data?.data', resolve)
  if (!rows) throw new Error(`The answer of ${operationId} has no list of named rows.`)
  const query = Object.fromEntries(parameters.map((one) => [one.name, resolve(one.schema)]))
  const rowFields = Object.keys(schemaOf(rows.schema, resolve))
  if (!rowFields.includes('id')) throw new Error(`The rows of ${operationId} have no id.`)
  return { id: operationId, path, query, rows: rows.source, rowType: rows.type, pages: rows.pages, rowFields }
}

const at = (contract, ref) =>
  ref
    .slice(2)
    .split('/')
    .reduce((node, part) => node[part], contract)

/** Returns the properties of a schema, including those of its allOf parts. */
function schemaOf(schema, resolve) {
  const own = resolve(schema)
  return Object.assign({}, ...(own.allOf ?? []).map((part) => schemaOf(part, resolve)), own.properties)
}

function rowsIn(node, source, resolve, pages = 'result.data?.pagination') {
  const schema = resolve(node)
  if (schema?.type === 'array') {
    const type = schema.items.$ref?.split('/').at(-1)
    return type && { source, type, pages, schema: schema.items }
  }
  for (const [name, inner] of Object.entries(schema ? schemaOf(schema, resolve) : {})) {
    if (resolve(inner)?.type === 'array')
      return rowsIn(inner, `${source}?.${name}`, resolve, 'result.data?.data.pagination')
  }
  return undefined
}

/** Whether a list of the operation is known below `root`. */
export const hasParameters = (root, { id }) =>
  readdirSync(join(root, parametersFolder)).some((file) =>
    readFileSync(join(root, parametersFolder, file), 'utf8').includes(`\n  ${id}: {`),
  )

/** The facts of a new screen. */
export function screenOf(name, page = `/${name}`) {
  const { layout, account, start, lists } = audiences.find((one) => page.startsWith(one.start))
  const folder = start === '/' ? '' : start.slice(1)
  return {
    name,
    page,
    account,
    lists,
    words: camel(name),
    Screen: `${pascal(name)}Screen`,
    queries: `${camel(name)}Queries`,
    route: { file: `${layout}/${folder}${page.slice(start.length).replaceAll('/', '.')}.tsx`, id: `/${layout}${page}` },
  }
}

/** Returns the new files by path. */
export function screenFiles(area, screen, operation) {
  const { name, page, account, words, Screen, queries, route } = screen
  const features = `packages/features/src/${area}`
  const locales = 'packages/i18n/src/locales'
  const has = (field) => operation.rowFields.includes(field)
  const hasDays = 'startDate' in operation.query && 'endDate' in operation.query
  const up = '../'.repeat(route.file.split('/').length)
  return {
    [`${features}/${name}-queries.ts`]: `import { unwrap } from '@chonoi/api-client'
import type { QueryOf } from '@chonoi/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryGroup } from '../app/query-group.ts'

/** The queries of the list of ${name.replaceAll('-', ' ')}. */
export const ${queries} = queryGroup('${name}', (api) => ({
  list: (query: QueryOf<'${operation.id}'>) =>
    queryOptions({
      queryKey: ['${name}', 'list', query],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => unwrap(api.GET('${operation.path}', { params: { query }, signal })),
    }),
}))
`,
    [`${features}/${name}-screen.tsx`]: `import type { ${operation.rowType} } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
${has('createdAt') ? "import { DateTimeCell } from '../lists/date-time-cell.tsx'\n" : ''}import { ${hasDays ? 'DaysFilter, ' : ''}ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { ${queries} } from './${name}-queries.ts'

/** The list of ${name.replaceAll('-', ' ')} (${page}). */
export function ${Screen}() {
  const { t } = useTranslation(['${words}', 'common'])
  const state = useListState('${operation.id}')
  const result = useQuery(${queries}(useApi()).list(state.query))
  return (
    <ResourceList
      title={t('${words}:title')}
      description={t('${words}:description')}
      state={state}
      pagination={${operation.pages}}
      filters={
        <ListFilters state={state}${'search' in operation.query ? ` searchLabel={t('${words}:search')}` : ''}${
          hasDays
            ? `>
          <DaysFilter state={state} />
        </ListFilters>`
            : ' />'
        }
      }
    >
      <ListTable
        label={t('${words}:title')}
        state={state}
        result={result}
        rows={${operation.rows}}
        columns={columnsOf(t)}
        rowLabel={({ id }) => id}
        empty={<EmptyState title={t('${words}:empty')} />}
      />
    </ResourceList>
  )
}

const columnsOf = (${has('createdAt') ? "t: TFunction<['" + words + "', 'common']>" : `t: TFunction<['${words}', 'common']>`}): DataTableColumn<${operation.rowType}>[] => [
  { id: 'id', header: t('${words}:column.id'), isPrimary: true, cell: ({ id }) => id },${
    has('createdAt')
      ? `
  { id: 'createdAt', header: t('common:word.createdAt'), cell: ({ createdAt }) => <DateTimeCell value={createdAt} /> },`
      : ''
  }
]
`,
    [`${features}/${name}-screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { alive, expectSeen, wordsOf } from '../../testing/alive/alive.ts'
import { ${Screen} } from './${name}-screen.tsx'

const meta = {
  title: 'Features/${pascal(area)}/${sentence(name)}',
  component: ${Screen},
  tags: ['!autodocs'],
  parameters: alive({ as: '${account}', at: '${page}' }),
} satisfies Meta<typeof ${Screen}>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByRole('heading', { level: 1, name: wordsOf(loaded)('${words}:title') }))
  },
}

export const OutOfReach: Story = {
  parameters: alive({ as: '${account}', at: '${page}', network: 'gone' }),
  play: async ({ canvas, loaded }) => {
    await expectSeen(canvas.findByText(wordsOf(loaded)('common:state.loadFailed')))
  },
}
`,
    [`${locales}/vi/${name}.ts`]: `export const words = {
  title: '${sentence(name)}',
  description: 'Danh sách ${name.replaceAll('-', ' ')}.',
${'search' in operation.query ? "  search: 'Tìm kiếm',\n" : ''}  empty: 'Chưa có gì ở đây',
  'column.id': 'Mã',
} as const
`,
    [`${locales}/en/${name}.ts`]: `import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/${name}.ts'

export const words = {
  title: '${sentence(name)}',
  description: 'The list of ${name.replaceAll('-', ' ')}.',
${'search' in operation.query ? "  search: 'Search',\n" : ''}  empty: 'Nothing here yet',
  'column.id': 'Number',
} as const satisfies Translation<typeof vietnamese>
`,
    [`apps/web/src/routes/${route.file}`]: `import { ${Screen} } from '@chonoi/features/${area}/${name}-screen'
import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '${up}page-head.ts'
import { loadWords } from '${up}page-words.ts'

export const Route = createFileRoute('${route.id}')({
  loader: ({ context }) => loadWords(context, ['${words}']),
  head: ({ match: { context } }) => privateHead(context.i18n.t('${words}:title')),
  component: ${Screen},
})
`,
  }
}

/**
 * Returns the lists to extend, each with a function that adds the new screen to its text. `hasParameters` tells whether
 * a file of list parameters names the operation already.
 */
export function screenLists(screen, operation, hasParameters) {
  const { name, words, lists } = screen
  return {
    'packages/i18n/src/namespaces.ts': (text) =>
      ['vi', 'en'].reduce((done, language) => {
        const isEntry = (line) => line.includes(`import('./locales/${language}/`)
        const last = done.split('\n').findLast(isEntry)
        return done.replace(last, `${last}\n    ${words}: () => import('./locales/${language}/${name}.ts'),`)
      }, text),
    'packages/features/testing/alive/story-words.ts': (text) =>
      text.replace(/\n\] as const satisfies/, `\n  '${words}',\n] as const satisfies`),
    ...(!hasParameters && {
      [`${parametersFolder}/${lists}.ts`]: (text) =>
        text.replace('\n} as const satisfies ', `\n${parametersOf(operation)}\n} as const satisfies `),
    }),
  }
}

/** Returns the parameters of a list. Filters with fixed values need texts and are added by hand. */
function parametersOf({ id, query }) {
  const kinds = Object.entries(query).flatMap(([name, schema]) => {
    if (name === 'startDate') return [`${name}: 'firstDay'`]
    if (name === 'endDate') return [`${name}: 'lastDay'`]
    return schema.type === 'boolean' ? [`${name}: 'flag'`] : []
  })
  const sorts = query.sortBy?.enum ?? []
  const by = query.sortBy?.default ?? (sorts.includes('createdAt') || sorts.length === 0 ? 'createdAt' : sorts[0])
  const sort = { by, order: query.sortOrder?.default ?? 'desc' }
  return `  ${id}: {
    filters: { ${kinds.join(', ')} },
    sorts: [${sorts.map((one) => `'${one}'`).join(', ')}],
    sort: { by: '${sort.by}', order: '${sort.order}' },
    limit: ${query.limit?.default ?? 20},
  },`
}
