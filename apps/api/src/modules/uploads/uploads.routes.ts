import { publicFileUrl } from '../../files/file-key.ts'
import { readFormFile } from '../../files/form-file.ts'
import { storeImage } from '../../files/store-image.ts'
import type { Routes } from '../../http/handlers.ts'

export const uploadRoutes = {
  async uploadImage(context, { form }) {
    const image = await storeImage(context, await readFormFile(form), { isPrivate: false })
    return {
      url: publicFileUrl(image.storageKey),
      width: image.width,
      height: image.height,
      size: image.sizeInBytes,
    }
  },
} satisfies Routes
