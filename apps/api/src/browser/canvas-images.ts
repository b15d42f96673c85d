import type { ImageWorkshop } from '../ports/image-workshop.ts'

/** Re-encodes images on a canvas. As on the server, only the pixels of the upload remain. */
export function canvasImages(): ImageWorkshop {
  return {
    async reencode(bytes, largest) {
      try {
        const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
        const scale = Math.min(1, largest / Math.max(image.width, image.height))
        const width = Math.max(1, Math.round(image.width * scale))
        const height = Math.max(1, Math.round(image.height * scale))
        const canvas = new OffscreenCanvas(width, height)
        canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
        image.close()
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.78 })
        return { bytes: new Uint8Array(await blob.arrayBuffer()), contentType: 'image/webp', width, height }
      } catch {
        return null
      }
    },
  }
}
