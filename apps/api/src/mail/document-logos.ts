import type { Ports } from '../ports/ports.ts'
import type { DocumentLogos } from './document-parts.ts'

const files = '/files/'
const uploads = `${files}public/`
/** Sharp at the printed size. */
const logoSide = 320

/** The logos that shops uploaded, as documents print them. A document without its logo is better than none. */
export async function readDocumentLogos(
  { files: store, images }: Pick<Ports, 'files' | 'images'>,
  urls: readonly (string | null)[],
): Promise<DocumentLogos> {
  const logos = new Map<string, string>()
  for (const url of new Set(urls)) {
    if (!url?.startsWith(uploads)) continue
    const file = await store.read(url.slice(files.length))
    const png = file && (await images.toPng(new Uint8Array(await new Response(file.stream).arrayBuffer()), logoSide))
    if (png) logos.set(url, `data:image/png;base64,${Buffer.from(png).toString('base64')}`)
  }
  return logos
}
