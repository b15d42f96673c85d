import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { resizedFolder } from '../files/resized-pictures.ts'
import type { S3FileStore } from '../ports/s3/s3-file-store.ts'
import { filesBelow } from './backup-folder.ts'

/** Where a backup finds the site's uploads. */
export interface FileSource {
  names(): AsyncIterable<string>
  /** Undefined when it is gone since it was listed. */
  open(name: string): Promise<Readable | undefined>
  has(name: string): Promise<boolean>
}

/** Not what is being written, which has a name of its own, nor what can be made of an upload again. */
const isUpload = (name: string) => !name.endsWith('.part') && !name.startsWith(resizedFolder)

/** Uploads in a folder. */
export function folderFiles(folder: string): FileSource {
  return {
    async *names() {
      for await (const name of filesBelow(folder)) if (isUpload(name)) yield name
    },
    async open(name) {
      try {
        return (await open(join(folder, name))).createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    has: (name) =>
      stat(join(folder, name)).then(
        () => true,
        () => false,
      ),
  }
}

/** Uploads in a bucket. */
export function bucketFiles(store: S3FileStore): FileSource {
  return {
    async *names() {
      for await (const name of store.names()) if (isUpload(name)) yield name
    },
    async open(name) {
      const found = await store.read(name)
      return found && Readable.fromWeb(found.stream as WebStream<Uint8Array>)
    },
    has: async (name) => (await store.sizeOf(name)) !== undefined,
  }
}
