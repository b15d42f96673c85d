// Checks the bill of materials that `npm run sbom` writes: everything that is shipped is named with its checksum and has
// a licence that the project may pass on.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'chonoi-sbom-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const [, command] = /"write:sbom": "pnpm (.+) --out sbom\.cdx\.json"/.exec(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const file = join(folder, 'sbom.json')
execFileSync('pnpm', [...command.split(' '), '--out', file], { cwd: root, stdio: 'pipe' })
const bill = JSON.parse(readFileSync(file, 'utf8'))
const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name)
const foreign = bill.components.filter(({ group }) => group !== '@chonoi')

const allowed = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ],
  ...['Python-2.0', 'Unlicense', 'Zlib'],
])
/** Other licences, each for a reason. */
const exceptions = [
  [/^lightningcss(-|$)/, 'MPL-2.0', 'builds style sheets and is not changed'],
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', 'a library of its own file, which anybody may replace'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data about browsers, for builds'],
]
/** Licences that only the package's own file states. */
const statedInFile = { 'png-js': 'MIT' }

function licencesOf(component) {
  const stated = component.licenses?.map(({ license, expression }) => license?.id ?? license?.name ?? expression)
  return (stated ?? [statedInFile[component.name] ?? 'none']).flatMap((text) =>
    text.replace(/[()]/g, '').split(/ (?:AND|OR) /),
  )
}

function isAllowed(component) {
  return licencesOf(component).every(
    (licence) =>
      allowed.has(licence) || exceptions.some(([form, id]) => id === licence && form.test(nameOf(component))),
  )
}

test('the bill names what is shipped, in CycloneDX, with versions and checksums', () => {
  assert.equal(bill.bomFormat, 'CycloneDX')
  const names = new Set(bill.components.map(nameOf))
  for (const name of ['pg', 'hono', 'prom-client', 'react']) assert.ok(names.has(name), name)
  for (const name of ['vitest', '@playwright/test', 'storybook']) assert.ok(!names.has(name), name)
  const unchecked = foreign.filter(
    ({ version, externalReferences = [] }) => !version || !externalReferences.some(({ hashes }) => hashes?.length > 0),
  )
  assert.deepEqual(unchecked.map(nameOf), [])
})

test('every licence of what is shipped may be passed on', () => {
  const refused = foreign.filter((component) => !isAllowed(component))
  assert.deepEqual(
    refused.map((component) => `${nameOf(component)}: ${licencesOf(component)}`),
    [],
  )
})

test('a licence that is not on the list is named, and an exception is for its package alone', () => {
  const of = (name, id) => isAllowed({ name, licenses: [{ license: { id } }] })
  assert.ok(of('any', 'MIT'))
  assert.ok(!of('any', 'GPL-3.0-only'))
  assert.ok(!of('any', 'MPL-2.0'))
  assert.ok(!isAllowed({ name: 'any' }))
})
