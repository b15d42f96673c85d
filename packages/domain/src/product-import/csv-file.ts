import { normalizeText } from '../text/normalize-text.ts'
import type { FieldProblemCode } from '../validation/field-problem.ts'

export type CsvFault = Extract<
  FieldProblemCode,
  'csv.utf16' | 'csv.not_utf8' | 'csv.unclosed_quote' | 'csv.empty' | 'csv.too_wide' | 'csv.too_long'
>

/** A line of more columns is no list of anybody's, and reading millions of them holds up the server. */
export const maxCsvColumns = 200

/** Letters of a line. A description has 20,000 at most, and a line is read in one go. */
export const maxCsvLine = 50_000

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
  const counts = new Map<string, number>(delimiters.map((mark) => [mark, 0]))
  let isQuoted = false
  for (const character of text.slice(0, maxCsvLine)) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && counts.has(character)) {
      const count = (counts.get(character) ?? 0) + 1
      if (count > maxCsvColumns) return character
      counts.set(character, count)
    }
  }
  return delimiters.reduce((best, mark) => ((counts.get(mark) ?? 0) > (counts.get(best) ?? 0) ? mark : best))
}

/** A cell that our exports disarmed, so that no spreadsheet takes it for a formula or a number, means what it was. */
const armed = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠]|(?:0\d+|\d{16,})$)/u, '')

/**
 * Reads a CSV by RFC 4180 row after row, so that a long file can be left for a moment. Quotes keep delimiters, lines and
 * doubled quotes.
 */
export class CsvReader {
  /** Why there is nothing, or nothing more, to read. Known once the rows have ended. */
  fault: CsvFault | undefined
  readonly #text: string
  readonly #delimiter: string
  readonly #plain: RegExp
  #at = 0

  constructor(text: string) {
    this.#text = text
    this.#delimiter = delimiterOf(text)
    this.#plain = new RegExp(`[^${this.#delimiter}\\r\\n]*`, 'y')
  }

  *rows(): Generator<string[], void> {
    let isBlank = true
    while (this.#at < this.#text.length) {
      const row = this.#row()
      if (typeof row === 'string') {
        this.fault = row
        return
      }
      isBlank &&= row.every((cell) => cell.trim() === '')
      yield row
    }
    if (isBlank) this.fault = 'csv.empty'
  }

  #row(): string[] | CsvFault {
    const text = this.#text
    const start = this.#at
    const row: string[] = []
    for (;;) {
      const cell = text[this.#at] === '"' ? this.#quoted() : this.#bare()
      if (cell === undefined) return 'csv.unclosed_quote'
      if (this.#at - start > maxCsvLine) return 'csv.too_long'
      if (row.push(normalizeText(armed(cell))) > maxCsvColumns) return 'csv.too_wide'
      if (text[this.#at] !== this.#delimiter) break
      this.#at += 1
    }
    // What stands behind a closing quote belongs to nothing.
    while (this.#at < text.length && text[this.#at] !== '\n' && text[this.#at] !== '\r')
      if (++this.#at - start > maxCsvLine) return 'csv.too_long'
    this.#at += text[this.#at] === '\r' && text[this.#at + 1] === '\n' ? 2 : 1
    return row
  }

  #bare(): string {
    this.#plain.lastIndex = this.#at
    const cell = this.#plain.exec(this.#text)?.[0] ?? ''
    this.#at += cell.length
    return cell
  }

  /** Undefined where no quote closes it. */
  #quoted(): string | undefined {
    const start = this.#at + 1
    let end = start
    for (;;) {
      end = this.#text.indexOf('"', end)
      if (end === -1) return undefined
      if (this.#text[end + 1] !== '"') break
      end += 2
    }
    this.#at = end + 1
    return this.#text.slice(start, end).replaceAll('""', '"')
  }
}
