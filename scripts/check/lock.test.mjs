import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { takeLock } from './lock.mjs'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-lock-'))
after(() => rmSync(folder, { recursive: true }))

test('a run waits for the end of another one', async () => {
  const file = join(folder, 'held')
  const other = spawn(process.execPath, ['-e', 'process.stdin.resume()'])
  writeFileSync(file, String(other.pid))
  const said = []
  const taken = takeLock({ file, every: 10, say: (text) => said.push(text) })
  assert.equal(
    await Promise.race([taken.then(() => 'taken'), new Promise((end) => setTimeout(end, 100, 'waits'))]),
    'waits',
  )
  other.kill()
  await once(other, 'exit')
  await taken
  assert.equal(readFileSync(file, 'utf8'), String(process.pid))
  assert.match(said[0], new RegExp(`process ${other.pid}`))
})

test('the lock of a run that was killed is taken over', async () => {
  const file = join(folder, 'left')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(file, String(pid))
  await takeLock({ file, every: 10 })
  assert.equal(readFileSync(file, 'utf8'), String(process.pid))
})
