import type { UploadedProof } from '@chonoi/contract'
import type { FileRow } from '../../files/files.store.ts'
import { readFormFile, type SentFile } from '../../files/form-file.ts'
import { storeFile } from '../../files/store-file.ts'
import { storeImage } from '../../files/store-image.ts'
import type { RequestContext } from '../../http/context.ts'
import { proofUrlOf } from './use-proof.ts'

const latin1 = new TextDecoder('latin1')

/** A PDF begins with its version and ends with its end mark, give or take a kilobyte; its name means nothing. */
function isPdf(bytes: Uint8Array): boolean {
  const beginning = latin1.decode(bytes.subarray(0, 8))
  return /^%PDF-[12]\.\d/.test(beginning) && latin1.decode(bytes.subarray(-1024)).includes('%%EOF')
}

/** Keeps the picture, encoded anew, or the PDF that shows a transfer: for its owner and the platform only. */
export async function uploadProof(context: RequestContext, form: FormData): Promise<UploadedProof> {
  const file = await keep(context, await readFormFile(form))
  return { url: proofUrlOf(file.id), fileName: file.originalName, size: file.sizeInBytes }
}

function keep(context: RequestContext, sent: SentFile): Promise<FileRow> {
  if (!isPdf(sent.bytes)) return storeImage(context, sent, { isPrivate: true })
  return storeFile(context, {
    bytes: sent.bytes,
    contentType: 'application/pdf',
    extension: 'pdf',
    isPrivate: true,
    originalName: sent.name,
  })
}
