// Creates a component in a copy of the kit's lists. A type check of the real tree then shows that its files fit
// together.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'

const root = join(import.meta.dirname, '..')
const kit = join(root, 'packages/ui/src')
let source

const make = (...args) =>
  spawnSync(process.execPath, [join(root, 'scripts/new/new.mjs'), ...args, source], { encoding: 'utf8' })
const read = (path) => readFileSync(join(source, path), 'utf8')
const tool = (name, ...args) => spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, encoding: 'utf8' })

before(() => {
  // Inside the kit, so that imports of the new files resolve, and outside the story patterns.
  source = mkdtempSync(join(kit, '..', '.made-'))
  for (const list of ['index.ts', 'styles.css']) cpSync(join(kit, list), join(source, list))
  cpSync(join(kit, 'base'), join(source, 'base'), { recursive: true })
  assert.equal(make('component', 'river-card').status, 0)
})
after(() => rmSync(source, { recursive: true, force: true }))

test('a new component has its code, look, stories, conformance and guide', () => {
  assert.match(read('river-card/river-card.tsx'), /export function RiverCard\(/)
  assert.match(read('river-card/river-card.css'), /^\.ui-river-card \{/)
  assert.match(read('river-card/river-card.stories.tsx'), /title: 'Data\/RiverCard'/)
  assert.match(read('river-card/river-card.conformance.tsx'), /describeConformance\(RiverCard/)
  assert.match(read('river-card/river-card.guide.ts'), /export const guide: ComponentGuide/)
})

test('it is in each list once, in alphabetical order', () => {
  for (const [file, line] of [
    ['index.ts', /^export \* from '\.\/(.*)\/.*'$/],
    ['styles.css', /^@import "\.\/(.*)\/.*" layer\(ui\.components\);$/],
  ]) {
    const names = read(file)
      .split('\n')
      .flatMap((one) => line.exec(one)?.[1] ?? [])
    const at = names.indexOf('river-card')
    assert.ok(at > 0, file)
    assert.ok(names[at - 1] < 'river-card' && 'river-card' < names[at + 1], file)
  }
})

test('its files are formatted and pass the linter', () => {
  const folder = join(source, 'river-card')
  const format = tool('biome', 'format', '--vcs-enabled=false', folder)
  assert.equal(format.status, 0, format.stdout + format.stderr)
  const lint = tool('oxlint', '--deny-warnings', folder)
  assert.equal(lint.status, 0, lint.stdout)
})

for (const [args, reason] of [
  [['component', 'River'], /no name/],
  [['component', '../river'], /no name/],
  [['component', 'river-card'], /already/],
  [['river', 'river'], /nothing can be made/],
]) {
  test(`${args.join(' ')} is refused`, () => {
    const made = make(...args)
    assert.equal(made.status, 1)
    assert.match(made.stderr, reason)
  })
}
