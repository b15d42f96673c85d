import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const routes = join(import.meta.dirname, 'routes')
const features = join(import.meta.dirname, '..', '..', '..', 'packages', 'features', 'src')

/** Loaded for the frame of every page. */
const ofTheFrame = ['common', 'shell', 'errors', 'cookies', 'roles']

/** What no route loads, because it comes with a part that loads its words by itself, or is drawn for somebody else. */
const loadedElsewhere: Readonly<Record<string, readonly string[]>> = {
  // The alert of a leaving person and the toast of a notice load theirs.
  '__root.tsx': ['personalData', 'notifications'],
  // The tabs of payments are the platform's.
  '_seller/seller/orders.index.tsx': ['payments'],
  // Only the badge of a role is drawn, not the one of a standing.
  'admin.tenants.$tenantId.tsx': ['users'],
  // The rendered text of an article has contents only on the site.
  ...Object.fromEntries(
    ['$articleId.edit', 'create', 'edit.$articleId', 'new'].map((name) => [`_admin/admin/news.${name}.tsx`, ['news']]),
  ),
}

interface Source {
  /** The namespaces that its texts are of. */
  says: readonly string[]
  /** The namespaces that it loads. */
  loads: readonly string[]
  imports: readonly string[]
}

const quoted = (text: string) => [...text.matchAll(/'([^']+)'/g)].flatMap(([, name]) => name ?? [])
const inCalls = (text: string, call: RegExp) => [...text.matchAll(call)].flatMap(([, names]) => quoted(names ?? ''))

function fileOf(specifier: string, from: string): string[] {
  if (specifier.startsWith('.')) return [join(dirname(from), specifier)].filter((file) => existsSync(file))
  if (!specifier.startsWith('@chonoi/features/')) return []
  const path = join(features, specifier.slice('@chonoi/features/'.length))
  return [`${path}.tsx`, `${path}.ts`].filter((file) => existsSync(file))
}

const known = new Map<string, Source>()

function read(file: string): Source {
  const before = known.get(file)
  if (before) return before
  const text = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')
  const source = {
    says: inCalls(text, /useTranslation\((\[[^\]]*\]|'[^']*')\)/g),
    loads: [
      ...inCalls(text, /(?:loadWords|loadNamespaces)\([^[)]*(\[[^\]]*\])/g),
      ...inCalls(text, /loadTextPage\(context, ([^)]*)\)/g),
    ],
    imports: [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, found]) => fileOf(found ?? '', file)),
  }
  known.set(file, source)
  return source
}

/** A file with all that it imports, at once or later. */
function reach(file: string): Source[] {
  const files = new Set([file])
  for (const each of files) for (const imported of read(each).imports) files.add(imported)
  return [...files].map(read)
}

const loadedBy = (file: string) => reach(file).flatMap(({ loads }) => loads)

/** The words of the layouts around a route, and of the root. */
const aroundOf = (route: string) =>
  route
    .split('/')
    .filter((part) => part.startsWith('_'))
    .map((part) => join(routes, `${basename(part, '.tsx')}.tsx`))
    .filter((file) => existsSync(file))
    .flatMap(loadedBy)

const pages = globSync('**/*.tsx', { cwd: routes })

test.each(pages)('%s: its words are loaded before it is drawn', (route) => {
  const file = join(routes, route)
  const loaded = new Set([
    ...ofTheFrame,
    ...loadedBy(file),
    ...loadedBy(join(routes, '__root.tsx')),
    ...aroundOf(route),
    ...(loadedElsewhere[route] ?? []),
  ])
  const said = new Set(reach(file).flatMap(({ says }) => says))
  expect([...said].filter((name) => !loaded.has(name))).toEqual([])
})
