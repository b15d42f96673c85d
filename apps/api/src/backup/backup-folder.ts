import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A problem with a backup or with what it is restored into, said in one line. */
export class BackupRefused extends Error {}

export const manifestName = 'manifest.json'
/** Lists every other file of the backup as `sha256sum` writes and checks it. */
export const sumsName = 'SHA256SUMS'

/** Files of a backup are for their owner alone. */
const fileMode = 0o600
const folderMode = 0o700

export interface WrittenFile {
  bytes: number
  sha256: string
}

/** Writes one file of a backup and makes sure that it is on the disk. */
export async function writeSummed(path: string, source: AsyncIterable<Uint8Array>): Promise<WrittenFile> {
  await mkdir(dirname(path), { recursive: true, mode: folderMode })
  const hash = createHash('sha256')
  let bytes = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(source, measure, createWriteStream(path, { mode: fileMode, flush: true }))
  return { bytes, sha256: hash.digest('hex') }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Writes the list of checksums line by line. */
export async function openSums(folder: string) {
  const file = await open(join(folder, sumsName), 'wx', fileMode)
  return {
    add: (sha256: string, name: string) => file.appendFile(`${sha256}  ${name}\n`),
    async close() {
      await file.sync()
      await file.close()
    },
  }
}

export interface SummedFile {
  sha256: string
  /** Path below the backup's folder, with slashes. */
  name: string
}

const line = /^([0-9a-f]{64}) {2}(.+)$/
/** Names that this version writes. Anything else could lead out of the folder. */
const knownName = /^(?:manifest\.json|(?:tables|files|keys)\/(?!.*\.\.)[\w./-]+)$/

/** Reads the list of checksums, a line at a time. */
export async function* readSums(folder: string): AsyncGenerator<SummedFile> {
  const input = createReadStream(join(folder, sumsName))
  for await (const text of createInterface({ input, crlfDelay: Infinity })) {
    const [, sha256, name] = line.exec(text) ?? []
    if (!sha256 || !name || !knownName.test(name)) throw new BackupRefused(`${sumsName} has a line of another kind.`)
    yield { sha256, name }
  }
}

/** Reads every file of a backup. Throws for the first that is missing or differs from its checksum. */
export async function verifySums(folder: string): Promise<void> {
  for await (const { sha256, name } of readSums(folder)) {
    const found = await sumOf(join(folder, name)).catch((cause: unknown) => {
      throw new BackupRefused(`The backup is not whole: ${name} is missing.`, { cause })
    })
    if (found !== sha256) throw new BackupRefused(`The backup is damaged: ${name} differs from its checksum.`)
  }
}

/** Every file below a folder, by its path with slashes. Nothing where the folder doesn't exist. */
export async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    const name = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesBelow(folder, name)
    else if (entry.isFile()) yield name
  }
}

const stampForm = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z$/

/** Name of a backup's folder: when its snapshot was taken, in UTC. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '')

/** The finished backups in a folder, oldest first. One that was cut off has another name. */
export async function listBackups(folder: string): Promise<{ name: string; takenAt: Date }[]> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new BackupRefused(`The folder ${folder} can't be read (${cause.code}).`, { cause })
  })
  return names.sort().flatMap((name) => {
    const [, year, month, day, hour, minute, second, fraction] = stampForm.exec(name) ?? []
    if (!year) return []
    return [{ name, takenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}Z`) }]
  })
}

/** Removes the oldest backups but `keep`. Returns how many it removed. */
export async function removeOldBackups(folder: string, keep: number): Promise<number> {
  const old = (await listBackups(folder)).slice(0, -keep)
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true })
  return old.length
}
