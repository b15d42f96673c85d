import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file on the disk. Its content is read when it is sent, and can be sent again. */
export interface TemporaryFile {
  blob: Blob
  /** SHA-256 in hexadecimal digits. */
  checksum: string
}

/** Writes chunks to a file that is there while it is used, and no longer. */
export async function inTemporaryFile<Answer>(
  chunks: AsyncIterable<Uint8Array>,
  use: (file: TemporaryFile) => Promise<Answer>,
): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'chonoi-file-'))
  try {
    const path = join(folder, 'content')
    const hash = createHash('sha256')
    async function* hashed() {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    }
    await writeFile(path, hashed(), { mode: 0o600 })
    return await use({ blob: await openAsBlob(path), checksum: hash.digest('hex') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
