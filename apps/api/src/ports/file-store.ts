import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'

export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined when it doesn't exist. */
  read(key: string): Promise<{ stream: ReadableStream<Uint8Array>; size: number } | undefined>
  remove(key: string): Promise<void>
}

/** Stores files in a folder. Keys are generated (letters, digits, -, /, .), never given by a person. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key))
    if (!/^[\w./-]+$/.test(key) || !path.startsWith(normalize(folder) + sep))
      throw new Error('not a key of the file store')
    return path
  }
  return {
    async write(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Renamed into place, so that readers never see a partial file and a full disk leaves nothing behind.
      const part = `${path}.part`
      try {
        await writeFile(part, bytes, { flush: true })
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async read(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, size: found.size }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
