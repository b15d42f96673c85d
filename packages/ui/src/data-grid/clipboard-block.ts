const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

/** Parses what a spreadsheet copies: lines of cells between tabs; cells with tabs, line ends or quotes are quoted. */
export function readBlock(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const lines: string[][] = [[]]
  cell.lastIndex = 0
  while (cell.lastIndex <= source.length) {
    const found = cell.exec(source)
    // A quote inside of a cell that doesn't begin with one is a letter like any other.
    if (!found) return source.split('\n').map((line) => line.split('\t'))
    const [, quoted, plain = '', end] = found
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end === '\n') lines.push([])
  }
  return lines
}

const quote = (text: string) => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes cells as a spreadsheet reads them. */
export const writeBlock = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => line.map(quote).join('\t')).join('\n')
