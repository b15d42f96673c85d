import type { UploadedProof } from '@chonoi/contract'
import { readFormFile } from '../../files/form-file.ts'
import { keepDocument } from '../../files/keep-document.ts'
import type { RequestContext } from '../../http/context.ts'
import { proofUrlOf } from './use-proof.ts'

/** Keeps the picture, encoded anew, or the PDF that shows a transfer: for its owner and the platform only. */
export async function uploadProof(context: RequestContext, form: FormData): Promise<UploadedProof> {
  const file = await keepDocument(context, await readFormFile(form))
  return { url: proofUrlOf(file.id), fileName: file.originalName, size: file.sizeInBytes }
}
