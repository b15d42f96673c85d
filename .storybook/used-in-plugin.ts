import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

/** A screen of the product with a component in it. */
export interface ComponentUse {
  title: string
  /** Id of the first story. */
  story: string
}

const features = join(import.meta.dirname, '../packages/features/src')
const name = 'virtual:used-in'

const importsOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path)
const relativeImport = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g
const kitImport = /from '@chonoi\/ui\/([a-z-]+)'/g

/** Files of the story's own folder that it draws, however deep; what stands around every screen isn't among them. */
function filesOf(story: string): Set<string> {
  const folder = dirname(story)
  const found = new Set<string>([story])
  for (const file of found)
    for (const path of importsOf(readFileSync(file, 'utf8'), relativeImport)) {
      const imported = join(dirname(file), path)
      if (dirname(imported) === folder) found.add(imported)
    }
  found.delete(story)
  return found
}

/** Returns the screens in which each component is used, by the component's folder. */
function componentUses(): Record<string, ComponentUse[]> {
  const uses: Record<string, ComponentUse[]> = {}
  for (const path of globSync('**/*.stories.tsx', { cwd: features }).sort()) {
    const story = join(features, path)
    const text = readFileSync(story, 'utf8')
    const [, title] = /^ {2}title: '([^']+)'/m.exec(text) ?? []
    const [, first] = /^export const (\w+): Story/m.exec(text) ?? []
    if (!title || !first) continue
    const kit = [...filesOf(story)].flatMap((file) => importsOf(readFileSync(file, 'utf8'), kitImport))
    const use = { title: title.replace(/^Features\//, ''), story: toId(title, storyNameFromExport(first)) }
    for (const folder of new Set(kit)) (uses[folder] ??= []).push(use)
  }
  return uses
}

/** Provides `virtual:used-in`. */
export const usedIn = (): Plugin => ({
  name: 'chonoi:used-in',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(componentUses())}` : undefined),
})
