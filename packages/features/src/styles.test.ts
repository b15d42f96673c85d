import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'

const source = import.meta.dirname
const { resolve } = createRequire(import.meta.url)

function fileOf(id: string, base: string): string {
  if (id.startsWith('.')) return join(base, id)
  return id === '@chonoi/ui/tailwind.css'
    ? join(dirname(resolve('@chonoi/ui/package.json')), 'src/tailwind.css')
    : resolve(id)
}

const loadStylesheet = async (id: string, base: string) => {
  const path = fileOf(id, base)
  return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
}

/** They only mark an element for `group-*` utilities. */
const isMarker = (name: string) => /^cn:(group|peer)(\/|$)/.test(name)

/** Tailwind says nothing about a utility that its theme doesn't know: the element goes without. */
test('every utility that a screen names exists', async () => {
  const { build } = await compile(readFileSync(join(source, 'styles.css'), 'utf8'), { base: source, loadStylesheet })
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((name) => !/\.(test|stories)\.tsx?$/.test(name))
  const named = files.flatMap((name) => readFileSync(join(source, name), 'utf8').match(/(?<![\w-])cn:[^\s'"`]+/g) ?? [])
  const names = [...new Set(named)].filter((name) => !isMarker(name))
  expect(names.length).toBeGreaterThan(500)
  let written = build([])
  const unknown = names.filter((name) => {
    const before = written
    written = build([name])
    return written === before
  })
  expect(unknown).toEqual([])
})
