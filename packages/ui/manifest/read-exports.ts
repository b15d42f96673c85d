import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinResolvers, defaultHandlers, type Documentation, makeFsImporter, parse } from 'react-docgen'
import type { ExportManifest, PropManifest } from './component-manifest.ts'
import { readDefaults } from './read-defaults.ts'
import { readWrittenTypes } from './read-written-types.ts'

type Described = NonNullable<Documentation['props']>[string]

const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
/** Reads only our own files: types of libraries are named, not copied. */
const importer = makeFsImporter((path, folder) => {
  const file = join(folder, path)
  if (path.startsWith('.') && existsSync(file)) return file
  throw Object.assign(new Error(`${path} is not of the kit`), { code: 'MODULE_NOT_FOUND' })
})

const flat = (text: string) => text.replace(/\s+/g, ' ').trim()

function typeOf({ tsType }: Described): string {
  if (!tsType) return 'as the element takes it'
  return flat('raw' in tsType && tsType.raw ? tsType.raw : tsType.name)
}

function describeProp([name, prop]: [string, Described]): PropManifest {
  return {
    name,
    type: typeOf(prop),
    isRequired: prop.required === true,
    ...(prop.defaultValue && { default: flat(String(prop.defaultValue.value)) }),
    ...(prop.description && { description: flat(prop.description) }),
  }
}

/** Returns the types that a component's props extend, including the element: `ComponentProps<'button'>`. */
function extendsOf(source: string, { displayName, composes = [] }: Documentation): readonly string[] {
  const own = new RegExp(`interface ${displayName}Props(?:<[^{]*>)?\\s+extends\\s+([^{]+)\\{`).exec(source)?.[1]
  return own && composes.length > 0 ? [flat(own)] : composes
}

/** Returns the components that a file exports, sorted by name. */
export function readExports(file: string): ExportManifest[] {
  const source = readFileSync(file, 'utf8')
  let found: Documentation[]
  try {
    const handlers = [...defaultHandlers, readDefaults, readWrittenTypes]
    const babelOptions = { babelrc: false, configFile: false }
    found = parse(source, { filename: file, resolver, importer, handlers, babelOptions })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_REACTDOCGEN_MISSING_DEFINITION') return []
    throw error
  }
  return found
    .map((one) => ({
      name: one.displayName ?? '',
      ...(one.description && { description: flat(one.description) }),
      extends: extendsOf(source, one),
      props: Object.entries(one.props ?? {}).map(describeProp),
    }))
    .filter(({ name }) => name)
    .sort((a, b) => a.name.localeCompare(b.name))
}
