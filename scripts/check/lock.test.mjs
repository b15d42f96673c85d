import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { takeLock } from './lock.mjs'

const holder = `require('node:net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

test('a run waits for the end of another one, also of one that is killed', async () => {
  const other = spawn(process.execPath, ['-e', holder])
  const [printed] = await once(other.stdout, 'data')
  const said = []
  const taken = takeLock({
    port: Number(printed),
    every: 10,
    say(text) {
      said.push(text)
      other.kill('SIGKILL')
    },
  })
  await taken
  assert.equal(other.signalCode ?? (await once(other, 'exit'))[1], 'SIGKILL')
  assert.equal(said.length, 1)
})
