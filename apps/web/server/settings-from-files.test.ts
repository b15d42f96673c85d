import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { secretSettings, withSettingsFromFiles } from './settings-from-files.ts'
import { StartRefused } from './start-refused.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (text: string) => {
  const path = join(folder, 'secret')
  writeFileSync(path, text)
  return path
}

test.each(secretSettings)('%s may be given as a file, with or without a line break at its end', (name) => {
  const value = `postgres://owner:${'x'.repeat(32)}@db/shop `
  for (const end of ['', '\n', '\r\n'])
    expect(withSettingsFromFiles({ [`${name}_FILE`]: file(value + end) })[name]).toBe(value)
})

test('the settings are read from the files', () => {
  const key = 'k'.repeat(40)
  const settings = readSettings({ DATA_DIR: folder, SECRET_KEY_FILE: file(`${key}\n`) })
  expect(settings.secret).toEqual(Buffer.from(key))
})

test('a setting that is given twice is refused with one line', () => {
  const given = { SECRET_KEY: 'x'.repeat(32), SECRET_KEY_FILE: file('y'.repeat(32)), DATA_DIR: folder }
  expect(() => readSettings(given)).toThrow('SECRET_KEY and SECRET_KEY_FILE are both given: take one away.')
})

test('a file that is missing or empty is refused with one line', () => {
  const missing = join(folder, 'nothing')
  expect(() => withSettingsFromFiles({ DATABASE_URL_FILE: missing })).toThrow(
    new StartRefused(`DATABASE_URL_FILE names ${missing}, which can't be read (ENOENT).`),
  )
  expect(() => withSettingsFromFiles({ SMTP_URL_FILE: file('\n') })).toThrow(
    /^SMTP_URL_FILE names \S+, which is empty\.$/,
  )
})

test('an empty file of former keys holds none', () => {
  const settings = readSettings({
    DATA_DIR: join(folder, 'without-keys'),
    SECRET_KEY: 'k'.repeat(40),
    SECRET_KEY_PREVIOUS_FILE: file('\n'),
    DATA_ENCRYPTION_KEY: 'e'.repeat(40),
    DATA_ENCRYPTION_OLD_KEYS_FILE: file(''),
  })
  expect([settings.formerSecrets, settings.encryptionKeys.length]).toEqual([[], 1])
})
