import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { nodesOf } from './module-syntax.mjs'

/**
 * Returns the exports that a server component may import from packages whose other exports need the browser (React's
 * `react-server` entry).
 */
const onServer = {
  react: new Set([
    'cache',
    'Children',
    'cloneElement',
    'createElement',
    'createRef',
    'forwardRef',
    'Fragment',
    'isValidElement',
    'memo',
    'Suspense',
    'useCallback',
    'useId',
    'useMemo',
  ]),
  '@tanstack/react-query': new Set(['infiniteQueryOptions', 'keepPreviousData', 'mutationOptions', 'queryOptions']),
}
/** Packages that a server component may import fully. lucide marks its own client modules. */
const serverPackages =
  /^(class-variance-authority|i18next|lucide-react|radix-ui\/slot|@chonoi\/(contract|domain|api-client|i18n))$/

const isType = (node) => node.importKind === 'type' || node.exportKind === 'type'
const isRelative = (source) => source.startsWith('.')

const nameOf = { ImportSpecifier: ({ imported }) => imported.name, ExportSpecifier: ({ local }) => local.name }

/** The modules that a module imports or exports from, with the names it takes: `*` for all. */
function importsOf(nodes) {
  return nodes
    .filter((node) => typeof node.source?.value === 'string' && !node.type.startsWith('TS') && !isType(node))
    .map(({ type, source, specifiers }) => ({
      source: source.value,
      isLazy: type === 'ImportExpression',
      names: specifiers?.length
        ? specifiers.filter((one) => !isType(one)).map((one) => nameOf[one.type]?.(one) ?? '*')
        : ['*'],
    }))
}

const isHandler = (name) => /^(on[A-Z]\w*|ref)$/.test(name ?? '')

/** Whether a module passes a function or a ref to an element, which only works on the client. */
const passesHandlers = (nodes) =>
  nodes.some(({ type }) => type.startsWith('JSX')) &&
  nodes.some(
    (node) =>
      (node.type === 'JSXAttribute' && isHandler(node.name.name)) ||
      (node.type === 'Property' && !node.shorthand && isHandler(node.key.name)),
  )

function needsClient(nodes, imports) {
  const isForeign = ({ source, isLazy }) => !isLazy && !isRelative(source) && !serverPackages.test(source)
  return (
    imports.filter(isForeign).some(({ source, names }) => names.some((name) => !onServer[source]?.has(name))) ||
    passesHandlers(nodes)
  )
}

/** Whether a module only re-exports others. Such a module needs no directive. */
const isList = ([program]) =>
  program.body.every((node) => isType(node) || (node.type.startsWith('Export') && node.source))

/**
 * The source files that need `'use client'`: modules that use the client's React, and every module that imports one, because
 * it may hand functions down. A component of plain markup stays a server component and costs a server-rendered page no script.
 */
export function clientModulesOf(files) {
  const modules = new Map(
    files.map((file) => {
      const nodes = nodesOf(file, readFileSync(file, 'utf8'))
      return [file, { nodes, imports: importsOf(nodes) }]
    }),
  )
  const client = new Set(
    [...modules].filter(([, { nodes, imports }]) => needsClient(nodes, imports)).map(([file]) => file),
  )
  for (let size = -1; size !== client.size; ) {
    size = client.size
    for (const [file, { imports }] of modules) {
      if (imports.some(({ source }) => isRelative(source) && client.has(resolve(dirname(file), source))))
        client.add(file)
    }
  }
  return [...client].filter((file) => !isList(modules.get(file).nodes))
}
