import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const source = import.meta.dirname
const has = (folder: string, ending: string) => existsSync(`${source}/${folder}/${folder}${ending}`)
const read = (folder: string, ending: string) => readFileSync(`${source}/${folder}/${folder}${ending}`, 'utf8')

const folders = [...new Set(globSync('*/*.{ts,tsx,css}', { cwd: source }).map(dirname))].sort()

/** Folders that hold no component of their name, and what they hold. */
const sharedParts: Readonly<Record<string, string>> = {
  base: 'hooks and styles that every component may use',
  chart: 'axes, frame and table of the charts; shown by LineChart and BarChart',
  'react-aria-words': 'Vietnamese words of React Aria',
  'rich-text': 'the allow-list, reading and writing of HTML; shown by RichTextEditor and RichTextView',
  tokens: 'custom properties; shown by the foundations',
  tone: 'icon and colours of a tone; shown by Alert, Banner, Badge and Toast',
}

test('a folder holds a component of its name, or is known to hold shared parts', () => {
  const without = folders.filter((folder) => !has(folder, '.tsx'))
  expect(without).toEqual(Object.keys(sharedParts))
})

const components = folders.filter((folder) => has(folder, '.tsx'))

test.each(components)('%s has stories, a guide and conformance', (folder) => {
  const missing = ['.stories.tsx', '.guide.ts', '.conformance.tsx'].filter((ending) => !has(folder, ending))
  expect(missing).toEqual([])
})

const conforming = components.filter((folder) => has(folder, '.conformance.tsx'))

test.each(conforming.filter((folder) => /^ {2}default(Value|Selected|Checked)\?:/m.test(read(folder, '.tsx'))))(
  '%s keeps a value, and proves or says why not that it does so controlled and uncontrolled',
  (folder) => {
    expect(read(folder, '.conformance.tsx')).toMatch(/^ {2}value: |controlled: '/m)
  },
)

test.each(conforming.filter((folder) => /^ {2}disabled\?: boolean/m.test(read(folder, '.tsx'))))(
  '%s can be disabled, and proves it or says why not',
  (folder) => {
    expect(read(folder, '.conformance.tsx')).toMatch(/disabled: '/)
  },
)
