import sharp from 'sharp'

export interface Picture {
  bytes: Uint8Array
  contentType: 'image/webp'
  width: number
  height: number
}

export interface ImageWorkshop {
  /** The picture re-encoded (no metadata, no foreign bytes) and at most `largest` pixels wide and high; null if it is none. */
  reencode(bytes: Uint8Array, largest: number): Promise<Picture | null>
}

const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif'])
const mostPixels = 40_000_000

/** What a picture is, its content decides and not its name; SVG and PDF are none. */
export function sharpImages(): ImageWorkshop {
  return {
    async reencode(bytes, largest) {
      try {
        const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
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
  }
}
