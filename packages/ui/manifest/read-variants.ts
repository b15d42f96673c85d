import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { PropManifest, VariantsManifest } from './component-manifest.ts'

const source = join(import.meta.dirname, '..', 'src')
const reference = /Variants<typeof (\w+)>\['(\w+)'\]/
const alias = /^export type (\w+) = (Variants<typeof \w+>\['\w+'\])$/gm

interface Definition {
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly defaults: Readonly<Record<string, string | number | boolean | null | undefined>>
}

const literal = (value: string) => (/^(\d+|true|false)$/.test(value) ? value : `'${value}'`)

/** Definitions in the kit's `*-variants.ts` files, and the aliases of their types in other files. */
export interface KitVariants {
  readonly definitions: ReadonlyMap<string, { folder: string; file: string; definition: Definition }>
  readonly aliases: ReadonlyMap<string, string>
}

/** Reads every `*-variants.ts` of the kit. */
export async function readVariants(): Promise<KitVariants> {
  const definitions = new Map<string, { folder: string; file: string; definition: Definition }>()
  const aliases = new Map<string, string>()
  for (const path of globSync('*/*-variants.ts', { cwd: source, exclude: ['base/*'] }).sort()) {
    const exported = Object.entries((await import(join(source, path))) as Record<string, Definition>)
    const file = basename(path, '.ts')
    for (const [name, definition] of exported) definitions.set(name, { folder: dirname(path), file, definition })
  }
  for (const path of globSync('*/*.{ts,tsx}', { cwd: source })) {
    for (const [, name = '', type = ''] of readFileSync(join(source, path), 'utf8').matchAll(alias))
      aliases.set(name, type)
  }
  return { definitions, aliases }
}

/** Returns the variants that a component exports for other elements. */
export function variantsOf(folder: string, { definitions }: KitVariants, packageName: string): VariantsManifest[] {
  const component = readFileSync(join(source, folder, `${folder}.tsx`), 'utf8')
  return [...definitions]
    .filter(([name, one]) => one.folder === folder && component.includes(`export { ${name} }`))
    .map(([name, { file, definition }]) => ({
      name,
      import: `${packageName}/${file}`,
      values: Object.fromEntries(
        Object.entries(definition.variants).map(([key, classes]) => [key, Object.keys(classes)]),
      ),
    }))
}

/** Replaces a prop's reference to a variant definition by the variant's values, and adds the definition's default. */
export function withVariantValues(prop: PropManifest, { definitions, aliases }: KitVariants): PropManifest {
  const [, name = '', variant = ''] = reference.exec(aliases.get(prop.type) ?? prop.type) ?? []
  const definition = definitions.get(name)?.definition
  const classes = definition?.variants[variant]
  if (!definition || !classes) return prop
  const { name: propName, isRequired, description } = prop
  const standard = definition.defaults[variant] ?? undefined
  const value = prop.default ?? (standard === undefined ? undefined : literal(String(standard)))
  return {
    name: propName,
    type: Object.keys(classes).map(literal).join(' | '),
    isRequired,
    ...(value !== undefined && { default: value }),
    ...(description !== undefined && { description }),
  }
}
