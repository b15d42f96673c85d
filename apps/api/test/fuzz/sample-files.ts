import sharp from 'sharp'

/** A form file as plain data, so that its parts can be broken like any other value. */
export interface FormFile {
  bytes: Uint8Array
  fileName: string
}

const square = sharp({ create: { width: 24, height: 24, channels: 3, background: '#0f766e' } })

/** A sample of each accepted image type. */
export const sampleFiles: readonly FormFile[] = [
  { bytes: await square.clone().png().toBuffer(), fileName: 'ảnh gốm.png' },
  { bytes: await square.clone().jpeg().toBuffer(), fileName: 'anh.jpg' },
  { bytes: await square.clone().webp().toBuffer(), fileName: '../../etc/passwd' },
  { bytes: await square.clone().gif().toBuffer(), fileName: '<img src=x onerror=alert(1)>.gif' },
  { bytes: await square.clone().avif().toBuffer(), fileName: '=cmd|x.avif' },
]

export const isFormFile = (value: unknown): value is FormFile =>
  typeof value === 'object' &&
  value !== null &&
  'bytes' in value &&
  value.bytes instanceof Uint8Array &&
  'fileName' in value &&
  typeof value.fileName === 'string'
