import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../manifest/generated/manifest.json' with { type: 'json' }

const source = import.meta.dirname
const has = (folder: string, ending: string) => existsSync(`${source}/${folder}/${folder}${ending}`)
const read = (folder: string, ending: string) => readFileSync(`${source}/${folder}/${folder}${ending}`, 'utf8')

const folders = [...new Set(globSync('*/*.{ts,tsx,css}', { cwd: source }).map(dirname))].sort()

/** Folders that hold no component of their name, and what they hold. */
const sharedParts: Readonly<Record<string, string>> = {
  base: 'hooks and styles that every component may use',
  chart: 'axes, frame and table of the charts; shown by LineChart, BarChart, DonutChart and FunnelChart',
  'react-aria-words': 'Vietnamese words of React Aria',
  'rich-text': 'the allow-list, reading and writing of HTML; shown by RichTextEditor and RichTextView',
  'test-setup': 'browser APIs that jsdom lacks, for tests of consumers',
  tokens: 'custom properties; shown by the foundations',
  tone: 'icon and colours of a tone; shown by Alert, Banner, Badge and Toast',
}

test('each folder holds a component of its name, or is listed as shared parts', () => {
  const without = folders.filter((folder) => !has(folder, '.tsx'))
  expect(without).toEqual(Object.keys(sharedParts))
})

const components = folders.filter((folder) => has(folder, '.tsx'))

test.each(components)('%s has stories, a guide and conformance', (folder) => {
  const missing = ['.stories.tsx', '.guide.ts', '.conformance.tsx'].filter((ending) => !has(folder, ending))
  expect(missing).toEqual([])
})

const conforming = components.filter((folder) => has(folder, '.conformance.tsx'))

/** Components with a prop of their own, or with a renamed prop of the element they render. */
const withProp = (isIt: (prop: { name: string; isRequired: boolean }) => boolean) =>
  conforming.filter((folder) =>
    manifest.components
      .find((one) => one.folder === folder)
      ?.exports.some((one) => bare(one.name) === bare(folder) && 'props' in one && one.props.some(isIt)),
  )
const bare = (name: string) => name.replaceAll('-', '').toLowerCase()

test.each(withProp(({ name }) => /^default[A-Z]/.test(name)))(
  '%s keeps a value, and proves or says why not that it does so controlled and uncontrolled',
  (folder) => {
    expect(read(folder, '.conformance.tsx')).toMatch(/^ {2}value: |controlled: '/m)
  },
)

test.each(withProp(({ name }) => /^(isD|d)isabled$/.test(name)))(
  '%s can be disabled, and proves it or says why not',
  (folder) => {
    expect(read(folder, '.conformance.tsx')).toMatch(/disabled: '/)
  },
)

test.each(withProp(({ name, isRequired }) => name === 'label' && isRequired))(
  '%s is named by its label and takes an id, and proves it or says why not',
  (folder) => {
    expect(read(folder, '.conformance.tsx')).toMatch(/isLabelled: true|named: '|'label and id': '/)
  },
)
