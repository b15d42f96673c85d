import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What a server component may take of packages whose other exports need the browser (React's `react-server` entry). */
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
/** Packages that a server component may import whole; lucide says itself where the client begins. */
const serverPackages =
  /^(class-variance-authority|i18next|lucide-react|react\/jsx-runtime|@chonoi\/(contract|domain|api-client|i18n))$/
const imports = /^(?:import|export)\s+(?:([^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm
const lazyImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g
/** A function or a ref handed to an element: only the client can hold it. */
const handsOver = /\b(on[A-Z]\w*|ref):/

/** Whether a module by itself needs the browser's React. */
function needsClient(code) {
  for (const [, names = '', from] of code.matchAll(imports)) {
    if (from.startsWith('.') || serverPackages.test(from)) continue
    const taken = names
      .replace(/[{}]/g, '')
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0])
    if (taken.some((name) => name && !onServer[from]?.has(name)) || names === '') return true
  }
  return code.includes('jsx-runtime') && handsOver.test(code)
}

/**
 * Puts `'use client'` at the head of every built module that a server component can't run: one that uses the client's
 * React, and every component that stands on such a one, for it may hand functions down. A component that is plain markup
 * all the way down stays without it and costs a server-rendered page no script. Lists of exports need no mark.
 */
export function markClientModules(folder) {
  const codes = new Map(
    globSync('**/*.js', { cwd: folder }).map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]),
  )
  const below = (file, code) =>
    [...code.matchAll(imports), ...code.matchAll(lazyImport)]
      .map((match) => match.at(-1))
      .filter((from) => from.startsWith('.'))
      .map((from) => resolve(dirname(file), from))

  const client = new Set([...codes].filter(([, code]) => needsClient(code)).map(([file]) => file))
  for (let size = -1; size !== client.size; ) {
    size = client.size
    for (const [file, code] of codes) if (below(file, code).some((one) => client.has(one))) client.add(file)
  }
  for (const file of client) {
    const code = codes.get(file)
    const isList = !code.replaceAll(/^\/\*\*?[\s\S]*?\*\//gm, '').match(/^(?!export (\*|\{)[^\n]* from )\S/m)
    if (!isList) writeFileSync(file, `'use client';\n${code}`)
  }
}
