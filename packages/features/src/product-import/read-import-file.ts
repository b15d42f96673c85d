import { CsvReader, csvText, guessMapping, type ImportMapping } from '@chonoi/domain'

/** The headings of a chosen file with a row as an example, or why it can't be read. */
export type ReadFile =
  | { head: readonly string[]; example: readonly string[]; mapping: ImportMapping }
  | { fault: NonNullable<CsvReader['fault']> }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Reads a chosen file as the server will, so that what can't be read is said before it is sent. */
export async function readImportFile(file: File): Promise<ReadFile> {
  const read = csvText(new Uint8Array(await file.arrayBuffer()), (bytes) => utf8.decode(bytes))
  if ('fault' in read) return read
  const reader = new CsvReader(read.text)
  const [head = [], example = []] = reader.rows()
  // A broken quote further down is found by the server.
  return reader.fault ? { fault: reader.fault } : { head, example, mapping: guessMapping(head) }
}
