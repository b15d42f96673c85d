import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readDataFolder } from './data-folder-facts.ts'

test('of the key files those are named that others can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, mode] of [
    ['secret.key', 0o600],
    ['data-encryption.key', 0o640],
    ['note.txt', 0o644],
  ] as const) {
    writeFileSync(join(folder, name), 'x')
    chmodSync(join(folder, name), mode)
  }
  expect(await readDataFolder(folder)).toEqual({ isWritable: true, openKeys: ['data-encryption.key'] })
})

test('a folder that is not there can not be written', async () => {
  expect(await readDataFolder('/nowhere/at/all')).toEqual({ isWritable: false, openKeys: [] })
})
