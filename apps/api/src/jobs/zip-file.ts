import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A compressed file of an archive. Only its compressed bytes are in memory. */
interface ZipEntry {
  name: Buffer
  bytes: Buffer
  size: number
  crc: number
}

const deflated = 8
/** Names are in UTF-8. */
const flags = 0x0800
const version = 20
/** Larger archives need ZIP64, which this doesn't write. */
const maxBytes = 0xffffffff

/** Writes a ZIP archive (APPNOTE.TXT 6.3), one file after the other. */
export class ZipFile {
  readonly #entries: ZipEntry[] = []
  readonly #writtenAt: Date

  constructor(writtenAt: Date) {
    this.#writtenAt = writtenAt
  }

  /** Compresses a file while it is read. */
  async add(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const entry = { name: Buffer.from(name), size: 0, crc: 0 }
    async function* counted() {
      for await (const chunk of content) {
        entry.crc = crc32(chunk, entry.crc)
        entry.size += chunk.length
        yield chunk
      }
    }
    const packed: Buffer[] = []
    await pipeline(Readable.from(counted()), createDeflateRaw(), async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) packed.push(part)
    })
    if (entry.size > maxBytes) throw new Error('a file is too large for the archive')
    this.#entries.push({ ...entry, bytes: Buffer.concat(packed) })
  }

  bytes(): Buffer {
    const files: Buffer[] = []
    const directory: Buffer[] = []
    let offset = 0
    for (const entry of this.#entries) {
      const facts = this.#factsOf(entry)
      const head = Buffer.concat([signature(0x04034b50), facts, entry.name])
      directory.push(
        Buffer.concat([
          signature(0x02014b50),
          numbers16(version),
          facts,
          numbers16(0, 0, 0),
          zero32,
          number32(offset),
          entry.name,
        ]),
      )
      files.push(head, entry.bytes)
      offset += head.length + entry.bytes.length
    }
    const listing = Buffer.concat(directory)
    const count = this.#entries.length
    if (offset + listing.length > maxBytes) throw new Error('the archive is too large')
    const end = [signature(0x06054b50), numbers16(0, 0, count, count), number32(listing.length), number32(offset)]
    return Buffer.concat([...files, listing, ...end, numbers16(0)])
  }

  /** The part that a file's head and its line in the directory share. */
  #factsOf({ name, bytes, size, crc }: ZipEntry): Buffer {
    const { time, date } = dosTime(this.#writtenAt)
    return Buffer.concat([
      numbers16(version, flags, deflated, time, date),
      ...[number32(crc), number32(bytes.length), number32(size)],
      numbers16(name.length, 0),
    ])
  }
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const signature = number32
const zero32 = number32(0)

function numbers16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, index) => bytes.writeUInt16LE(value, 2 * index))
  return bytes
}

/** Two-second steps since 1980, in UTC. */
function dosTime(at: Date) {
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}
