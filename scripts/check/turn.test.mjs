import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { turnOf } from './turn.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-turn-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const git = (...args) => execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder })

test('a copy without history begins with the first third', () => {
  assert.equal(turnOf(join(folder, 'nowhere')), '1/3')
})

test('three commits in a row open all thirds, each always the same', () => {
  git('init', '--quiet')
  const turns = [1, 2, 3].map((number) => {
    git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', `Commit ${number}`)
    assert.equal(turnOf(folder), turnOf(folder))
    return turnOf(folder)
  })
  assert.deepEqual(turns.sort(), ['1/3', '2/3', '3/3'])
})
