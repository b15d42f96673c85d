import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive. */
export interface ZippedFile {
  name: string
  content: AsyncIterable<Uint8Array>
}

/** What is known of a file once it is packed. */
interface ZipEntry {
  name: Buffer
  offset: number
  packedSize: number
  size: number
  crc: number
}

const deflated = 8
/** Names are in UTF-8; checksum and sizes follow the file, because they aren't known before it. */
const flags = 0x0808
const version = 20
/** Larger archives need ZIP64, which this doesn't write. */
const maxBytes = 0xffffffff

/**
 * A ZIP archive (APPNOTE.TXT 6.3), piece by piece while its files are read: one line of each file is kept, however large
 * it is.
 */
export async function* zipChunks(writtenAt: Date, files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const moment = dosTime(writtenAt)
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of files) {
    const entry: ZipEntry = { name: Buffer.from(name), offset, packedSize: 0, size: 0, crc: 0 }
    const head = headOf(entry, moment)
    yield head
    yield* packed(entry, content)
    const figures = figuresOf(entry)
    yield Buffer.concat([signature(0x08074b50), figures])
    offset += head.length + entry.packedSize + 4 + figures.length
    if (offset > maxBytes || entry.size > maxBytes) throw new Error('the archive is too large')
    directory.push(lineOf(entry, moment))
  }
  const listing = Buffer.concat(directory)
  const count = directory.length
  const end = [signature(0x06054b50), numbers16(0, 0, count, count), number32(listing.length), number32(offset)]
  if (offset + listing.length > maxBytes) throw new Error('the archive is too large')
  yield Buffer.concat([listing, ...end, numbers16(0)])
}

/** Compresses a file while it is read, and counts. */
async function* packed(entry: ZipEntry, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      yield chunk
    }
  }
  const deflate = createDeflateRaw()
  const done = pipeline(Readable.from(counted()), deflate)
  // What goes wrong is thrown by the loop; without it nobody would listen when the reader stops early.
  done.catch(() => undefined)
  for await (const part of deflate as AsyncIterable<Buffer>) {
    entry.packedSize += part.length
    yield part
  }
  await done
}

/** Stands before a file. */
const headOf = ({ name }: ZipEntry, moment: Buffer) =>
  Buffer.concat([
    ...[signature(0x04034b50), numbers16(version, flags, deflated), moment, zero32, zero32, zero32],
    ...[numbers16(name.length, 0), name],
  ])

/** A file's line in the directory at the end. */
const lineOf = (entry: ZipEntry, moment: Buffer) =>
  Buffer.concat([
    ...[signature(0x02014b50), numbers16(version, version, flags, deflated), moment, figuresOf(entry)],
    ...[numbers16(entry.name.length, 0, 0, 0, 0), zero32, number32(entry.offset), entry.name],
  ])

const figuresOf = ({ crc, packedSize, size }: ZipEntry) =>
  Buffer.concat([number32(crc), number32(packedSize), number32(size)])

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
function dosTime(at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
  return numbers16(time, date)
}
