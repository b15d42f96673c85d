// A command on a page for operators or contributors is run by a test, or it is said why none does (commands/how-tested.mjs).
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { commandsOf } from './commands/commands-of.mjs'
import { howTested } from './commands/how-tested.mjs'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')
/** A test runs the blocks of this one as they stand. */
const wholePage = 'docs/from-a-bare-machine.md'
const pages = ['README.md', 'CONTRIBUTING.md', 'docs/operating.md', wholePage, 'docs/runbook.md', 'docs/scaling.md']
const found = pages.flatMap((page) =>
  commandsOf(read(page), { withBlocks: page !== wholePage }).map((command) => ({ page, command })),
)
const isOf = (form, command) => (form instanceof RegExp ? form.test(command) : form === command)

test('commands are found in blocks, in lines, and over the end of a line', () => {
  const page =
    'Run `npm run\nthis`, not `this`.\n\n```sh\n# Why.\nDEMO=off npm start   # so\n```\n\n```ini\n[databases]\n```\n'
  assert.deepEqual(commandsOf(page), ['DEMO=off npm start', 'ini: [databases]', 'npm run this'])
  assert.deepEqual(commandsOf(page, { withBlocks: false }), ['npm run this'])
})

test('every command on a page is run by a test, or it is said why not', () => {
  const unknown = found.filter(({ command }) => !howTested.some(([form]) => isOf(form, command)))
  assert.deepEqual(unknown, [])
})

test('nothing is said of commands that no page names', () => {
  const left = howTested.map(([form]) => form).filter((form) => !found.some(({ command }) => isOf(form, command)))
  assert.deepEqual(left, [])
})

test('what runs a command exists and names it', () => {
  for (const [form, where, naming] of howTested) {
    if (!naming) continue
    assert.ok(existsSync(join(root, where)), where)
    assert.ok(read(where).includes(naming), `${where} doesn't have ${naming}, for ${form}`)
  }
  assert.match(read('apps/web/server/manual/from-a-bare-machine.long.ts'), /blocksOf\('from-a-bare-machine\.md'\)/)
})
