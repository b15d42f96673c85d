import { Failure, refuseFields } from '../http/failure.ts'
import { maxFileBytes } from './store-file.ts'

export interface SentFile {
  bytes: Uint8Array
  name: string
}

/** Returns the file of a form field. Fails with 422 when it is missing, upload.too_large when it exceeds the limit. */
export async function readFormFile(form: FormData, field = 'file'): Promise<SentFile> {
  const sent = form.get(field)
  if (!(sent instanceof File) || sent.size === 0) return refuseFields([{ field, code: 'required' }])
  if (sent.size > maxFileBytes) throw new Failure('upload.too_large', { details: { maxBytes: maxFileBytes } })
  return { bytes: new Uint8Array(await sent.arrayBuffer()), name: sent.name }
}
