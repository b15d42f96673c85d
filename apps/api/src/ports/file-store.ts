import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'

export interface StoredFile {
  stream: ReadableStream<Uint8Array>
  size: number
}

export interface FileStore {
  write(key: string, bytes: Uint8Array): Promise<void>
  /** Stores a file while it is made, without holding it in memory; answers its size. */
  writeChunks(key: string, chunks: AsyncIterable<Uint8Array>): Promise<number>
  /** Undefined when it doesn't exist. */
  read(key: string): Promise<StoredFile | undefined>
  /** Also of a file that was begun, where a process that was killed leaves one. */
  remove(key: string): Promise<void>
}

const partOf = (path: string) => `${path}.part`

/** Stores files in a folder. Keys are generated (letters, digits, -, /, .), never given by a person. */
export function folderFileStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    const path = normalize(join(folder, key))
    if (!/^[\w./-]+$/.test(key) || !path.startsWith(normalize(folder) + sep))
      throw new Error('not a key of the file store')
    return path
  }
  async function place(key: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    // Renamed into place, so that readers never see a partial file and a full disk leaves nothing behind.
    const part = partOf(path)
    try {
      await writeFile(part, content, { flush: true })
      await rename(part, path)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    write: place,
    async writeChunks(key, chunks) {
      let size = 0
      async function* counted() {
        for await (const chunk of chunks) {
          size += chunk.length
          yield chunk
        }
      }
      await place(key, counted())
      return size
    },
    async read(key) {
      const path = pathOf(key)
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { stream: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, size: found.size }
    },
    async remove(key) {
      await rm(partOf(pathOf(key)), { force: true })
      await rm(pathOf(key), { force: true })
    },
  }
}
