// The pages that operators follow name only what exists; the long form of apps/web runs docs/from-a-bare-machine.md.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')
const pages = [
  'docs/operating.md',
  'docs/from-a-bare-machine.md',
  'docs/runbook.md',
  'docs/scaling.md',
  'docs/reliability.md',
]
const machine = read('docs/from-a-bare-machine.md')
const blocks = [...machine.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, text]) => text)
const { scripts } = JSON.parse(read('package.json'))
const folders = ['openapi', 'tests', 'packages', 'apps'].flatMap((place) => [
  place,
  ...readdirSync(join(root, place)).map((name) => `${place}/${name}`),
])
const packages = new Map(
  folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => JSON.parse(read(`${folder}/package.json`)))
    .map(({ name, scripts: own }) => [name, own ?? {}]),
)

for (const page of pages) {
  const text = read(page)
  test(`${page} names scripts that exist`, () => {
    for (const [, name] of text.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g))
      assert.ok(scripts[name], `npm run ${name}`)
    for (const [, name, script] of text.matchAll(/--filter (@chonoi\/[\w-]+) run ([\w:-]+)/g))
      assert.ok(packages.get(name)?.[script], `${name}: ${script}`)
  })

  test(`${page} names files that exist`, () => {
    // A link, or a path from the root; tests of the API are named from its folder.
    for (const [, path] of text.matchAll(/\]\((?!https?:)([\w./-]+)(?:#[\w-]+)?\)/g))
      assert.ok(existsSync(join(root, 'docs', path)), path)
    for (const [, path] of text.matchAll(/`((?:apps|docs|ops|openapi|packages|scripts|tests)\/[\w./-]+\.\w+)`/g))
      assert.ok(existsSync(join(root, path)), path)
    for (const [, path] of text.matchAll(/\/opt\/chonoi\/([\w./-]+\.\w+)/g))
      assert.ok(existsSync(join(root, path)), path)
  })
}

test('commands of the machine run scripts and files that exist', () => {
  const commands = blocks.join('\n')
  const named = [...commands.matchAll(/^chonoi (?:[A-Z_]+=\S+ )*([\w:-]+)/gm)].map(([, name]) => name)
  assert.ok(named.length >= 10)
  for (const name of named) assert.ok(scripts[name], `chonoi ${name}`)
  for (const [, name] of commands.matchAll(/scripts\/run\.mjs ([\w:-]+)/g)) assert.ok(scripts[name], name)
  for (const [, path] of commands.matchAll(/(?<![\w/])(ops\/[\w./-]*\w)/g))
    assert.ok(existsSync(join(root, path)), path)
})

test('the settings of the machine are known ones, and each secret is made before the first start', () => {
  const known = new Set(
    [...read('docs/operating.md').matchAll(/^\| (`.+?) +\|/gm)].flatMap(([, cell]) =>
      [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
    ),
  )
  const settings = [...read('ops/site.env').matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)]
  assert.ok(settings.length > 10)
  for (const [, name, value] of settings) {
    assert.ok(known.has(name.replace(/_FILE$/, '')) || name === 'NODE_ENV', name)
    if (name.endsWith('_FILE'))
      assert.match(machine, new RegExp(`> ${value.split('/').at(-1)}$`, 'm'), `${value} is not made`)
  }
  for (const [, path] of read('ops/systemd/chonoi.service').matchAll(/EnvironmentFile=(\S+)/g))
    assert.equal(path, '/etc/chonoi/site.env')
})

test('what systemd starts exists', () => {
  for (const unit of readdirSync(join(root, 'ops/systemd')))
    for (const [, path] of read(`ops/systemd/${unit}`).matchAll(/^ExecStart=.* (apps\/\S+)/gm))
      assert.ok(existsSync(join(root, path)), path)
})
