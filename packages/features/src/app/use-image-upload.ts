import { unwrap } from '@chonoi/api-client'
import type { UploadedImage } from '@chonoi/contract'
import { useCallback } from 'react'
import { useApi } from './services.tsx'
import { toForm } from './to-form.ts'

/** Uploads an image of the editor; the answer names its address on the site. */
export function useImageUpload(): (file: File, signal?: AbortSignal) => Promise<UploadedImage> {
  const api = useApi()
  return useCallback(
    (file, signal) =>
      unwrap(
        api.POST('/uploads/images', {
          body: { file },
          bodySerializer: toForm,
          ...(signal && { signal }),
        }),
      ),
    [api],
  )
}
