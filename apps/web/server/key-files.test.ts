import { chownSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeKey } from './key-files.ts'
import { readSecrets } from './secret-setting.ts'
import { withSettingsFromFiles } from './settings-from-files.ts'

const former = 'f'.repeat(40)
let folder: string
let environment: Record<string, string>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chonoi-keys-'))
  environment = {
    SECRET_KEY_FILE: join(folder, 'key'),
    SECRET_KEY_PREVIOUS_FILE: join(folder, 'beside'),
  }
  writeFileSync(join(folder, 'key'), `${former}\n`, { mode: 0o640 })
  writeFileSync(join(folder, 'beside'), '', { mode: 0o600 })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const change = (step: string, now = new Date()) => changeKey(['SECRET_KEY', step], environment, now)
const held = (name: string) => readFileSync(join(folder, name), 'utf8').trim()
const inAnHour = () => new Date(Date.now() + 3_600_000)
/** What the processes of a moment sign with, and what they accept beside it. */
const read = () => {
  const { secret, formerSecrets } = readSecrets(withSettingsFromFiles(environment), folder)
  return { signs: String(secret), accepts: formerSecrets.map(String) }
}

test('at each step of a change, processes before and after it accept what the others sign', () => {
  const moments = [read()]
  for (const step of ['announce', 'use']) {
    change(step)
    moments.push(read())
  }
  change('retire', inAnHour())
  moments.push(read())
  const [, , , last] = moments
  expect(last).toEqual({ signs: held('key'), accepts: [] })
  expect(last?.signs).not.toBe(former)
  const accepts = ({ signs, accepts: beside }: ReturnType<typeof read>) => [signs, ...beside]
  // At the last step the former key has not been used for an hour.
  for (const [index, moment] of moments.slice(0, 2).entries()) {
    const next = moments[index + 1]
    if (!next) throw new Error('there is no next moment')
    expect(accepts(next)).toContain(moment.signs)
    expect(accepts(moment)).toContain(next.signs)
  }
})

test('files keep their rights', () => {
  change('announce')
  change('use')
  expect([statSync(join(folder, 'key')).mode & 0o777, statSync(join(folder, 'beside')).mode & 0o777]).toEqual([
    0o640, 0o600,
  ])
})

test.skipIf(process.getuid?.() !== 0)('files that root changes stay those of the site’s user', () => {
  const owned = ['key', 'beside'].map((name) => join(folder, name))
  for (const path of owned) chownSync(path, 4321, 4322)
  change('announce')
  change('use')
  expect(owned.map((path) => [statSync(path).uid, statSync(path).gid])).toEqual([
    [4321, 4322],
    [4321, 4322],
  ])
})

test('a step out of turn is refused and changes nothing', () => {
  expect(() => change('use')).toThrow(/is empty: announce the next key first\.$/)
  expect(() => change('retire')).toThrow(/is empty: no former key is accepted\.$/)
  change('announce')
  const next = held('beside')
  expect(() => change('announce')).toThrow(/is not empty: a change of this key is under way\.$/)
  expect([held('key'), held('beside')]).toEqual([former, next])
})

test('the former key is kept for an hour after the new one came into use', () => {
  change('announce')
  change('use')
  const half = new Date(Date.now() - 1_800_000)
  utimesSync(join(folder, 'key'), half, half)
  expect(() => change('retire')).toThrow(/^The former key is needed for (30|31) more minutes\.$/)
  expect(held('beside')).toBe(former)
})

test.each(['former', 'next'])('a change that was cut off while the %s key was current is gone on with', (current) => {
  const next = 'n'.repeat(40)
  writeFileSync(join(folder, 'key'), current === 'former' ? former : next)
  writeFileSync(join(folder, 'beside'), `${former},${next}`)
  change('use')
  expect([held('key'), held('beside')]).toEqual([next, former])
})

test('other keys in the list are left alone', () => {
  writeFileSync(join(folder, 'beside'), `${'a'.repeat(40)},${'b'.repeat(40)}`)
  expect(() => change('use')).toThrow(/holds other keys than the announced one/)
  expect(held('key')).toBe(former)
})

test('without files, and for another key or step, the use is said in one line', () => {
  expect(() => changeKey(['SECRET_KEY', 'use'], {}, new Date())).toThrow(/^SECRET_KEY_FILE must name a file/)
  for (const wrong of [[], ['toString', 'use'], ['SECRET_KEY', 'toString']])
    expect(() => changeKey(wrong, environment, new Date())).toThrow(/^Usage: npm run keys:change -- </)
})
