import { Failure, refuseFields } from '../http/failure.ts'
import { mostFileBytes } from './store-file.ts'

export interface SentFile {
  bytes: Uint8Array
  name: string
}

/** The file of a form's field. Fails with 422 when there is none, upload.too_large when it is more than is taken. */
export async function readFormFile(form: FormData, field = 'file'): Promise<SentFile> {
  const sent = form.get(field)
  if (!(sent instanceof File) || sent.size === 0) return refuseFields([{ field, code: 'required' }])
  if (sent.size > mostFileBytes) throw new Failure('upload.too_large', { details: { mostBytes: mostFileBytes } })
  return { bytes: new Uint8Array(await sent.arrayBuffer()), name: sent.name }
}
