// The static import graph of the repository, and its reverse: the files that import a file, directly or indirectly.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const importing =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?([\w*{}\s,$]+?)\s+from\s+['"]([^'"\n]+)['"]|(?:^|\n)import\s+['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g
const declared =
  /^export\s+(?:default\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|const|let|class|enum|interface|type)\s+(\w+)/gm

/**
 * Maps each file to the files that it imports, each with the names that it uses of it. `files` are paths below `root`. Type-only
 * imports don't count.
 */
export function importsOf(root, files) {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const packages = readPackages(root, files)
  const resolve = (from, target) => {
    const path = target.startsWith('.') ? normalize(join(dirname(from), target)) : addressOf(packages, target)
    return path && texts.has(path) ? path : undefined
  }
  const barrels = new Map()
  const imports = new Map(files.map((file) => [file, []]))
  for (const [file, text] of texts)
    for (const [, , onlyTypes, names, from, bare, dynamic] of text.matchAll(importing)) {
      if (onlyTypes) continue
      const target = resolve(file, from ?? bare ?? dynamic)
      if (!target) continue
      const isOfPackage = !(from ?? bare ?? dynamic).startsWith('.') && target.endsWith('/index.ts')
      if (isOfPackage && !barrels.has(target)) barrels.set(target, exportsOf(target, texts, resolve))
      // Re-exports of a package's entry are resolved to the file that defines them.
      if (isOfPackage && names)
        for (const { name, local } of namesIn(names))
          imports.get(file).push({ source: barrels.get(target).get(name) ?? target, names: [local] })
      else imports.get(file).push({ source: target, names: namesIn(names ?? '').map(({ local }) => local) })
    }
  return imports
}

/** Maps each file to its importers. */
export function importersOf(imports) {
  const importers = new Map([...imports.keys()].map((file) => [file, new Set()]))
  for (const [file, ofFile] of imports) for (const { source } of ofFile) importers.get(source).add(file)
  return importers
}

/** Returns every file that imports the given ones, with the distance. Importers of hubs are not followed. */
export function reachedFrom(importers, changed, isHub) {
  const distances = new Map(changed.map((file) => [file, 0]))
  for (const [file, distance] of distances) {
    if (isHub(file)) continue
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  return distances
}

/** Returns the names between braces, each as it is exported and as the file calls it. */
const namesIn = (names) =>
  (/\{([^}]*)\}/.exec(names)?.[1] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => one.split(/\s+as\s+/))
    .map(([name, local = name]) => ({ name, local }))

/** Maps each exported name of an entry to its file. */
function exportsOf(entry, texts, resolve, seen = new Set()) {
  const found = new Map()
  if (seen.has(entry)) return found
  seen.add(entry)
  for (const [, name] of texts.get(entry).matchAll(declared)) found.set(name, entry)
  for (const [, kind, , names, from] of texts.get(entry).matchAll(importing)) {
    const target = kind === 'export' && resolve(entry, from)
    if (!target) continue
    const inner = exportsOf(target, texts, resolve, seen)
    const taken = names.startsWith('*') ? [...inner.keys()] : namesIn(names).map(({ name }) => name)
    for (const name of taken) found.set(name, inner.get(name) ?? target)
  }
  return found
}

function readPackages(root, files) {
  const folders = new Set(
    files.map((file) =>
      file
        .split('/')
        .slice(0, file.startsWith('openapi/') ? 1 : 2)
        .join('/'),
    ),
  )
  return [...folders]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }))
}

/** Returns the source file of a specifier like `@chonoi/ui/button`. */
function addressOf(packages, target) {
  const found = packages.find(({ name }) => target === name || target.startsWith(`${name}/`))
  if (!found) return undefined
  const sought = `.${target.slice(found.name.length)}`
  const sourceOf = (value) => (typeof value === 'string' ? value : (value['@chonoi/source'] ?? value.default))
  const keys = Object.keys(found.exports ?? {}).sort((one, other) => other.length - one.length)
  for (const key of keys) {
    const [start, end] = key.split('*')
    const isExact = end === undefined && key === sought
    const isLike = end !== undefined && sought.startsWith(start) && sought.endsWith(end) && sought.length > start.length
    if (!isExact && !isLike) continue
    const part = isLike ? sought.slice(start.length, sought.length - end.length) : ''
    return normalize(join(found.folder, sourceOf(found.exports[key]).replaceAll('*', part)))
  }
  return undefined
}
