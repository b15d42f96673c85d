import { randomBytes } from 'node:crypto'
import { chownSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { StartRefused } from './start-refused.ts'

/** The keys that are changed with an overlap, each with the setting of those that are accepted beside it. */
const overlaps = { SECRET_KEY: 'SECRET_KEY_PREVIOUS', DATA_ENCRYPTION_KEY: 'DATA_ENCRYPTION_OLD_KEYS' } as const

/** How long the former key is kept at least: a session's access token lives as long. */
const overlapMs = 3_600_000
const usage = `Usage: npm run keys:change -- <${Object.keys(overlaps).join('|')}> <announce|use|retire>`

interface Change {
  /** The file of the key. */
  key: string
  /** The file of the keys that are accepted beside it. */
  beside: string
  now: Date
}

/**
 * One of the three steps of a change of key, and what is to be done next. Between two steps all processes are replaced, so
 * that each accepts whatever any other makes.
 */
const steps = {
  announce({ beside }: Change): string {
    if (read(beside) !== '') throw new StartRefused(`${beside} is not empty: a change of this key is under way.`)
    write(beside, randomBytes(48).toString('base64'))
    return 'The next key is accepted from the next replacement of the processes on. After it: use.'
  },
  use({ key, beside }: Change): string {
    const [first = '', second, ...more] = read(beside).split(',')
    if (first === '') throw new StartRefused(`${beside} is empty: announce the next key first.`)
    // Both stand there while the files are written: what was cut off then is gone on with.
    const former = second === undefined ? read(key) : first
    const next = second ?? first
    if (more.length > 0 || ![former, next].includes(read(key)))
      throw new StartRefused(`${beside} holds other keys than the announced one: leave it alone there.`)
    write(beside, `${former},${next}`)
    write(key, next)
    write(beside, former)
    return 'The new key is used from the next replacement of the processes on. An hour after it: retire.'
  },
  retire({ key, beside, now }: Change): string {
    if (read(beside) === '') throw new StartRefused(`${beside} is empty: no former key is accepted.`)
    const wait = Math.ceil((overlapMs - (now.getTime() - statSync(key).mtimeMs)) / 60_000)
    if (wait > 0) throw new StartRefused(`The former key is needed for ${wait} more minutes.`)
    write(beside, '')
    return 'The former key opens nothing from the next replacement of the processes on.'
  },
}

/** Does a step of `keys:change` on the files that the settings name, and returns what to say. */
export function changeKey([name, step]: readonly string[], environment: NodeJS.ProcessEnv, now: Date): string {
  if (!isKeyOf(overlaps, name) || !isKeyOf(steps, step)) throw new StartRefused(usage)
  const fileOf = (setting: string) => {
    const path = environment[`${setting}_FILE`]
    if (!path) throw new StartRefused(`${setting}_FILE must name a file: keys of the environment are changed there.`)
    return path
  }
  return steps[step]({ key: fileOf(name), beside: fileOf(overlaps[name]), now })
}

const isKeyOf = <T extends object>(object: T, key: string | undefined): key is Extract<keyof T, string> =>
  key !== undefined && Object.hasOwn(object, key)

const read = (path: string) => readFileSync(path, 'utf8').trim()

/** In one step, with the rights and, by root, the owner that the file had: the site goes on reading it. */
function write(path: string, text: string): void {
  const { mode, uid, gid } = statSync(path)
  const beside = `${path}.next`
  writeFileSync(beside, text === '' ? '' : `${text}\n`, { mode: mode & 0o777, flush: true })
  if (process.getuid?.() === 0) chownSync(beside, uid, gid)
  renameSync(beside, path)
}
