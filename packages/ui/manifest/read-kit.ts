import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { ComponentGuide } from '../docs/component-guide.ts'
import { readStories } from '../testing/stories/read-stories.ts'
import type { ComponentManifest, KitManifest } from './component-manifest.ts'
import { readExports } from './read-exports.ts'
import { readVariants, variantsOf, withVariantValues } from './read-variants.ts'

const root = join(import.meta.dirname, '..')
const source = join(root, 'src')

const pattern = /keyboard: '([\w-]+)'/

/** Reads the kit's sources: components, props, guides, keyboard patterns and stories. */
export async function readKit(): Promise<KitManifest> {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as KitManifest & {
    name: string
  }
  const variants = await readVariants()
  const stories = readStories()
  const components: ComponentManifest[] = []
  for (const path of globSync('*/*.tsx', { cwd: source }).sort()) {
    const folder = dirname(path)
    if (basename(path) !== `${folder}.tsx`) continue
    const exports = readExports(join(source, path)).map((one) => ({
      ...one,
      props: one.props.map((prop) => withVariantValues(prop, variants)),
    }))
    if (exports.length === 0) continue
    const own = stories.filter(({ component }) => component === folder)
    const guide = join(source, folder, `${folder}.guide.ts`)
    const storyFile = join(source, folder, `${folder}.stories.tsx`)
    const keyboard = existsSync(storyFile) ? pattern.exec(readFileSync(storyFile, 'utf8'))?.[1] : undefined
    components.push({
      folder,
      import: `${name}/${folder}`,
      ...(own[0] && { title: own[0].title }),
      ...(existsSync(guide) && { guide: ((await import(guide)) as { guide: ComponentGuide }).guide }),
      ...(keyboard && { keyboard }),
      exports,
      variants: variantsOf(folder, variants, name),
      stories: own.map((story) => ({ id: story.id, name: story.name })),
    })
  }
  return { package: name, version, components }
}
