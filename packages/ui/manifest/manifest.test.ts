import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { kitFiles } from './kit-files.ts'
import type { KitManifest } from './component-manifest.ts'
import { readKit } from './read-kit.ts'

const root = join(import.meta.dirname, '..')
let kit: KitManifest
beforeAll(async () => {
  kit = await readKit()
}, 60_000)

test('manifest.json and llms.txt match the sources', () => {
  for (const { file, text } of kitFiles(kit)) {
    expect(
      existsSync(file) && readFileSync(file, 'utf8') === text,
      `${file}: pnpm --filter @chonoi/ui run manifest`,
    ).toBe(true)
  }
})

test('each prop has a known type', () => {
  const untold = kit.components.flatMap(({ exports }) =>
    exports.flatMap(({ name, props = [] }) =>
      props.filter(({ type }) => type === 'unknown').map((prop) => `${name}.${prop.name}`),
    ),
  )
  expect(untold).toEqual([])
})

test('each component has a guide (use, anatomy, do and don’t), stories and described props', () => {
  const { components } = kit
  expect(components.length).toBeGreaterThan(100)
  const lacking = components.filter(
    ({ guide, stories, exports }) =>
      !guide?.use ||
      guide.anatomy.length === 0 ||
      guide.dos.length === 0 ||
      guide.donts.length === 0 ||
      stories.length === 0 ||
      exports.some(({ description }) => !description),
  )
  expect(lacking.map(({ folder }) => folder)).toEqual([])
})

test('a prop has its type, default and description', () => {
  const { components } = kit
  const button = components.find(({ folder }) => folder === 'button')?.exports.find(({ name }) => name === 'Button')
  expect(button?.extends).toEqual(["ComponentProps<'button'>"])
  expect(button?.props.find(({ name }) => name === 'size')).toEqual({
    name: 'size',
    type: "'sm' | 'md' | 'lg'",
    isRequired: false,
    default: "'md'",
    description: '32, 40 or 48 px high (taller under a finger). Default `md`.',
  })
})

test('a default destructured in the component’s body is found', () => {
  const stack = kit.components.find(({ folder }) => folder === 'stack')?.exports.find(({ name }) => name === 'Stack')
  expect(stack?.props.find(({ name }) => name === 'direction')?.default).toBe("'column'")
})

test('every folder that exports a component for applications is in the manifest', () => {
  const { components } = kit
  const told = new Set(components.map(({ folder }) => folder))
  const stories = globSync('*/*.stories.tsx', { cwd: join(root, 'src') }).map((path) => path.split(/[\\/]/)[0])
  expect([...new Set(stories)].filter((folder) => folder && !told.has(folder))).toEqual([])
})
