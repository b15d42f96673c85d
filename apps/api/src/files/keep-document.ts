import type { RequestContext } from '../http/context.ts'
import { Failure } from '../http/failure.ts'
import type { FileRow } from './files.store.ts'
import type { SentFile } from './form-file.ts'
import { storeFile } from './store-file.ts'
import { storeImage } from './store-image.ts'

const latin1 = new TextDecoder('latin1')

/** A PDF begins with its version and ends with its end mark, give or take a kilobyte; its name means nothing. */
function isPdf(bytes: Uint8Array): boolean {
  const beginning = latin1.decode(bytes.subarray(0, 8))
  return /^%PDF-[12]\.\d/.test(beginning) && latin1.decode(bytes.subarray(-1024)).includes('%%EOF')
}

/**
 * Keeps a picture, encoded anew, or a PDF, as a private file. Fails with upload.type_not_allowed for all else. A PDF stays
 * as it came, so it is scanned: fails with upload.malware, and with a 503 while the scanner is away.
 */
export async function keepDocument(
  context: RequestContext,
  sent: SentFile,
  { isIdentityDocument = false }: { isIdentityDocument?: boolean } = {},
): Promise<FileRow> {
  if (!isPdf(sent.bytes)) return storeImage(context, sent, { isPrivate: true, isIdentityDocument })
  const malware = await context.ports.scanner.find(sent.bytes)
  if (malware) {
    context.ports.log.warn({ userId: context.person.id, malware }, 'malware was uploaded')
    throw new Failure('upload.malware')
  }
  return storeFile(context, {
    bytes: sent.bytes,
    contentType: 'application/pdf',
    extension: 'pdf',
    isPrivate: true,
    isIdentityDocument,
    originalName: sent.name,
  })
}

/** The extension of such a file. */
export const documentExtension = ({ contentType }: Pick<FileRow, 'contentType'>): 'pdf' | 'webp' =>
  contentType === 'application/pdf' ? 'pdf' : 'webp'
