import type { FieldProblemCode } from '../validation/field-problem.ts'

export type CsvFault = Extract<FieldProblemCode, 'csv.utf16' | 'csv.not_utf8' | 'csv.unclosed_quote' | 'csv.empty'>

/** Reads UTF-8, with or without its mark, and throws for anything else. */
export type Utf8Reader = (bytes: Uint8Array) => string

/** The text of a file, or why it can't be read. UTF-16, in which Excel saves "Unicode text", has bytes of zero. */
export function csvText(bytes: Uint8Array, readUtf8: Utf8Reader): { text: string } | { fault: CsvFault } {
  if (bytes.includes(0)) return { fault: 'csv.utf16' }
  try {
    return { text: readUtf8(bytes) }
  } catch {
    return { fault: bytes[0] === 0xff || bytes[0] === 0xfe ? 'csv.utf16' : 'csv.not_utf8' }
  }
}

const delimiters = [',', ';', '\t'] as const

/** The mark that stands most often in the first line: spreadsheets in Vietnamese write semicolons. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const countOf = (mark: string) => head.split(mark).length
  return delimiters.reduce((best, mark) => (countOf(mark) > countOf(best) ? mark : best))
}

/** A cell that our exports disarmed, so that no spreadsheet takes it for a formula, means what it was. */
const armed = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/u, '')

/** The rows of a CSV by RFC 4180, the first with number 1. Quotes keep delimiters, lines and doubled quotes. */
export function csvRows(text: string): { rows: string[][] } | { fault: CsvFault } {
  const delimiter = delimiterOf(text)
  const plain = new RegExp(`[^${delimiter}\\r\\n]*`, 'y')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell: string
    if (text[at] === '"') {
      const start = at + 1
      at = start
      for (;;) {
        at = text.indexOf('"', at)
        if (at === -1) return { fault: 'csv.unclosed_quote' }
        if (text[at + 1] !== '"') break
        at += 2
      }
      cell = text.slice(start, at).replaceAll('""', '"')
      at += 1
    } else {
      plain.lastIndex = at
      cell = plain.exec(text)?.[0] ?? ''
      at += cell.length
    }
    row.push(armed(cell))
    if (text[at] === delimiter) {
      at += 1
      // The line, or the file, may end behind a delimiter: the last cell is empty.
      if (at === text.length) row.push('')
      continue
    }
    // What stands behind a closing quote belongs to nothing.
    while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows.some((cells) => cells.some((cell) => cell.trim() !== '')) ? { rows } : { fault: 'csv.empty' }
}
