import type { ImageWorkshop } from '../ports/image-workshop.ts'

/** Re-encodes images on a canvas. As on the server, only the pixels of the upload remain. */
export function canvasImages(): ImageWorkshop {
  return {
    async reencode(bytes, largest) {
      try {
        const canvas = await drawn(bytes, largest)
        const { width, height } = canvas
        return { bytes: await encoded(canvas, 'image/webp'), contentType: 'image/webp', width, height }
      } catch {
        return null
      }
    },
    narrow: () => Promise.resolve(null),
    async toPng(bytes, largest) {
      try {
        return await encoded(await drawn(bytes, largest), 'image/png')
      } catch {
        return null
      }
    },
  }
}

async function drawn(bytes: Uint8Array, largest: number): Promise<OffscreenCanvas> {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const scale = Math.min(1, largest / Math.max(image.width, image.height))
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  image.close()
  return canvas
}

async function encoded(canvas: OffscreenCanvas, type: 'image/webp' | 'image/png'): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type, quality: 0.78 })
  return new Uint8Array(await blob.arrayBuffer())
}
