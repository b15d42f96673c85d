import { csvRows, csvText, guessMapping, type ImportMapping } from '@chonoi/domain'

/** The headings of a chosen file with a row as an example, or why it can't be read. */
export type ReadFile =
  | { head: readonly string[]; example: readonly string[]; mapping: ImportMapping }
  | { fault: Extract<ReturnType<typeof csvRows> | ReturnType<typeof csvText>, { fault: unknown }>['fault'] }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a chosen file as the server will, so that what can't be read is said before it is sent. */
export async function readImportFile(file: File): Promise<ReadFile> {
  const read = csvText(new Uint8Array(await file.arrayBuffer()), (bytes) => utf8.decode(bytes))
  if ('fault' in read) return read
  const parsed = csvRows(read.text)
  if ('fault' in parsed) return parsed
  const [head = [], example = []] = parsed.rows
  return { head, example, mapping: guessMapping(head) }
}
