import { crc32, deflateSync } from 'node:zlib'
import { bytesOf } from './hostile-file.ts'

export const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Returns a PNG chunk with its checksum. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const typed = bytesOf(type, data)
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(typed))
  return bytesOf(length, typed, sum)
}

/** Returns a single-colour PNG with any size in its header. It has rows only when `filled`. */
export function plainPng(width: number, height: number, filled: boolean): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit per pixel, greyscale.
  header[8] = 1
  const rows = filled ? Buffer.alloc((Math.ceil(width / 8) + 1) * height) : Buffer.alloc(2)
  return bytesOf(pngMagic, pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows)), pngEnd)
}

export const pngEnd = pngChunk('IEND', Buffer.alloc(0))

/** Inserts chunks after the PNG's header. */
export function withChunks(png: Uint8Array, ...chunks: readonly Uint8Array[]): Buffer {
  const headerEnd = 8 + 25
  return bytesOf(png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd))
}
