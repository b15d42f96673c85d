import type { FileStore } from '../ports/file-store.ts'

/** Stores files in memory, for the life of the page. */
export function memoryFiles(): FileStore {
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async write(key, bytes) {
      files.set(key, new Uint8Array(bytes))
    },
    async writeChunks(key, chunks) {
      const parts: Uint8Array<ArrayBuffer>[] = []
      for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
      const bytes = await new Blob(parts).bytes()
      files.set(key, bytes)
      return bytes.length
    },
    async read(key) {
      const bytes = files.get(key)
      return bytes && { stream: new Blob([bytes]).stream(), size: bytes.length }
    },
    async remove(key) {
      files.delete(key)
    },
  }
}
