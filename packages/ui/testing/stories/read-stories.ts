/* oxlint-disable no-underscore-dangle -- Storybook's parser gives a story's parameters under no other name. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { isCommonState } from '../screenshots/screenshot.ts'

/** A story as its file declares it. */
export interface StoryEntry {
  /** Storybook's id, `actions-button--default`: the address of the story and the name of its screenshots. */
  id: string
  name: string
  /** `Actions/Button`. */
  title: string
  /** Folder of the component, `button`, or area of the screen, `orders`. */
  component: string
  /** Whether it has screenshots: no common state, neither the story nor its file says why not, and it isn't wrong on purpose. */
  hasScreenshot: boolean
}

/** A part of the parsed file. */
interface CodeRange {
  start?: number | null
  end?: number | null
}

const ofComponents = join(import.meta.dirname, '../../src')

/** Reads all stories of a package (default: of the components) without running them. */
export function readStories(source = ofComponents): StoryEntry[] {
  return globSync('*/*.stories.tsx', { cwd: source })
    .sort()
    .flatMap((path) => {
      const file = join(source, path)
      const code = readFileSync(file, 'utf8')
      const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse()
      const title = String(csf.meta.title)
      const [component = ''] = path.split(/[\\/]/)
      const textOf = (node: CodeRange | undefined) => (node ? code.slice(node.start ?? 0, node.end ?? 0) : '')
      const ofFile = textOf(csf._metaAnnotations.parameters)
      return Object.entries(csf._stories).map(([key, { id, name }]) => {
        const parameters = ofFile + textOf(csf._storyAnnotations[key]?.parameters)
        const hasScreenshot = !isCommonState(id) && !/\b(noScreenshot|seededFault):/.test(parameters)
        return { id, name: name ?? id, title, component, hasScreenshot }
      })
    })
}
