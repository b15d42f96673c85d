import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Holds the process that has the lock. */
const usualFile = join(tmpdir(), 'chonoi-check.lock')

/** Waits until no other run of `npm test` is under way on this machine. The lock ends with the process. */
export async function takeLock({ file = usualFile, every = 2000, say = console.log } = {}) {
  for (let hasSaid = false; !take(file); ) {
    const owner = ownerOf(file)
    if (owner && !isAlive(owner)) {
      rmSync(file, { force: true })
      continue
    }
    if (!hasSaid) say(`Another run (process ${owner}) is under way on this machine: waiting for its end.`)
    hasSaid = true
    await pause(every)
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
