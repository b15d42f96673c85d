import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'

/** A story as its file declares it. */
export interface StoryEntry {
  /** Storybook's id, `actions-button--default`: the address of the story and the name of its screenshots. */
  id: string
  name: string
  /** `Actions/Button`. */
  title: string
  /** Folder of the component, `button`, or area of the screen, `orders`. */
  component: string
}

const ofComponents = join(import.meta.dirname, '../../src')

/** Reads all stories of a package (default: of the components) without running them. */
export function readStories(source = ofComponents): StoryEntry[] {
  return globSync('*/*.stories.tsx', { cwd: source })
    .sort()
    .flatMap((path) => {
      const file = join(source, path)
      const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: (title) => title }).parse()
      const title = String(csf.meta.title)
      const [component = ''] = path.split(/[\\/]/)
      return csf.stories.map(({ id, name }) => ({ id, name: name ?? id, title, component }))
    })
}
