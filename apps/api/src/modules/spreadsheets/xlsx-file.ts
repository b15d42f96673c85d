import { buffer } from 'node:stream/consumers'
import { withoutControls } from '@chonoi/domain'
import { type ZippedFile, zipChunks } from '../../jobs/zip-file.ts'
import { Turn } from '../../threads/turn.ts'
import type { CellValue, Table } from './table.ts'
import { ahead, formats } from './xlsx-parts.ts'

/** Parts that are written at once where they are short. */
const partsOfChunk = 500
/** The files of a workbook have no time of their own. */
const noTime = new Date('1980-01-01T00:00:00Z')
/** The places of the formats in the styles. */
const styles = { bold: 1, time: 2, whole: 3, fraction: 4 } as const
const dayInMs = 86_400_000
/** The day 1970-01-01, counted as spreadsheets do. */
const epochDay = 25_569

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const related = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const typeOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => withoutControls(text).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Every text once; cells name it by its place. */
class Texts {
  readonly #places = new Map<string, number>()

  placeOf(text: string): number {
    const place = this.#places.get(text) ?? this.#places.size
    this.#places.set(text, place)
    return place
  }

  *parts(): Generator<string> {
    yield `${head}<sst ${main}>`
    for (const text of this.#places.keys()) yield `<si><t xml:space="preserve">${escaped(text)}</t></si>`
    yield '</sst>'
  }
}

/** The name of a column: A to Z, then AA. */
const letters = (index: number): string =>
  (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCodePoint(65 + (index % 26))

/** Text is always a text cell, so that typed text can't be a formula. */
function cellOf(at: string, value: CellValue, texts: Texts): string {
  if (value === null) return ''
  if (typeof value === 'string') return `<c r="${at}" t="s"><v>${texts.placeOf(value)}</v></c>`
  if (value instanceof Date) {
    return `<c r="${at}" s="${styles.time}"><v>${(value.getTime() + ahead) / dayInMs + epochDay}</v></c>`
  }
  return `<c r="${at}" s="${Number.isInteger(value) ? styles.whole : styles.fraction}"><v>${value}</v></c>`
}

function* sheetParts<Row>({ columns, rows }: Table<Row>, texts: Texts): Generator<string> {
  const names = columns.map((_, index) => letters(index))
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width ?? 18}" customWidth="1"/>`,
  )
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'
  yield `${head}<worksheet ${main}><sheetViews>${view}</sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const headings = columns.map(
    ({ heading }, index) => `<c r="${names[index]}1" s="${styles.bold}" t="s"><v>${texts.placeOf(heading)}</v></c>`,
  )
  yield `<row r="1">${headings.join('')}</row>`
  for (const [index, row] of rows.entries()) {
    const at = index + 2
    const cells = columns.map((column, place) => cellOf(`${names[place]}${at}`, column.value(row), texts))
    yield `<row r="${at}">${cells.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

const styleSheet = `${head}<styleSheet ${main}><numFmts count="3">${[formats.time, formats.whole, formats.fraction]
  .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/>${[
  0, 1, 2,
]
  .map((index) => `<xf numFmtId="${164 + index}" applyNumberFormat="1" xfId="0"/>`)
  .join('')}</cellXfs></styleSheet>`

const contentTypes = `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/><Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/><Override PartName="/xl/sharedStrings.xml" ContentType="${typeOf('sharedStrings')}"/></Types>`

const relations = (...targets: readonly (readonly [type: string, target: string])[]) =>
  `${head}<Relationships xmlns="${packaged}/relationships">${targets
    .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${related}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** Gathers parts to chunks, and lets others take their turn after each. */
async function* inChunks(parts: Iterable<string>): AsyncGenerator<Uint8Array> {
  const turn = new Turn()
  let gathered: string[] = []
  for (const part of parts) {
    gathered.push(part)
    if (gathered.length < partsOfChunk && !turn.isOver) continue
    yield Buffer.from(gathered.join(''))
    gathered = []
    await turn.next()
  }
  yield Buffer.from(gathered.join(''))
}

async function* workbook<Row>(table: Table<Row>): AsyncGenerator<ZippedFile> {
  const texts = new Texts()
  const file = (name: string, parts: Iterable<string>): ZippedFile => ({ name, content: inChunks(parts) })
  yield file('[Content_Types].xml', [contentTypes])
  yield file('_rels/.rels', [relations(['officeDocument', 'xl/workbook.xml'])])
  yield file('xl/workbook.xml', [
    `${head}<workbook ${main} xmlns:r="${related}"><sheets><sheet name="${escaped(table.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ])
  const parts = [
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
    ['sharedStrings', 'sharedStrings.xml'],
  ] as const
  yield file('xl/_rels/workbook.xml.rels', [relations(...parts)])
  yield file('xl/styles.xml', [styleSheet])
  yield file('xl/worksheets/sheet1.xml', sheetParts(table, texts))
  yield file('xl/sharedStrings.xml', texts.parts())
}

/** Writes a table as an Excel workbook (ECMA-376) with one sheet and a frozen first row, in turns with other work. */
export function xlsxFile<Row>(table: Table<Row>): Promise<Uint8Array> {
  return buffer(zipChunks(noTime, workbook(table)))
}
