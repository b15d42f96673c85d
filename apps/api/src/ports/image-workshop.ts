import sharp from 'sharp'

export interface Picture {
  bytes: Uint8Array
  contentType: 'image/webp'
  width: number
  height: number
}

export interface ImageWorkshop {
  /**
   * Returns the re-encoded image (no metadata), at most `largest` pixels wide and high. Null when it is not an image.
   */
  reencode(bytes: Uint8Array, largest: number): Promise<Picture | null>
  /** Returns the image in that width as WebP. Null when it is no wider, or not an image. */
  narrow(bytes: Uint8Array, width: number): Promise<Uint8Array | null>
  /** Returns the image for documents, which print no WebP. Null when it is not an image. */
  toPng(bytes: Uint8Array, largest: number): Promise<Uint8Array | null>
}

const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])
export const maxPixels = 40_000_000

/** The content decides whether a file is an image, not its name. SVG and PDF are not images. */
export function sharpImages(): ImageWorkshop {
  return {
    async reencode(bytes, largest) {
      try {
        const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        const { format } = await image.metadata()
        if (!format || !accepted.has(format)) return null
        const { data, info } = await image
          .rotate()
          .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 78, effort: 2 })
          .toBuffer({ resolveWithObject: true })
        return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height }
      } catch {
        return null
      }
    },
    async narrow(bytes, width) {
      try {
        const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        if ((await image.metadata()).width <= width) return null
        return await image.resize({ width }).webp({ quality: 78, effort: 2 }).toBuffer()
      } catch {
        return null
      }
    },
    async toPng(bytes, largest) {
      try {
        const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        return await image
          .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
          .png()
          .toBuffer()
      } catch {
        return null
      }
    },
  }
}
