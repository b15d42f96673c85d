/** The parts of pdfmake's document definitions that our documents use. */
export type DocumentPart = string | (DocumentStyle & DocumentContent)

interface DocumentStyle {
  bold?: boolean
  fontSize?: number
  color?: string
  alignment?: 'left' | 'center' | 'right'
  noWrap?: boolean
  /** Breaks between any two letters. */
  wordBreak?: 'break-all'
  /** Left, top, right, bottom. */
  margin?: [number, number, number, number]
  width?: number | '*' | 'auto'
  /** Begins a page. */
  pageBreak?: 'before'
}

type DocumentContent =
  | { text: DocumentPart | readonly DocumentPart[] }
  | { stack: readonly DocumentPart[] }
  /** A PNG as a data URL, within a width and a height. */
  | { image: string; fit: readonly [number, number] }
  /** A Code 128 of this text, with a width and a height. Nothing where no scanner could read it. */
  | { barcode: string; fit: readonly [number, number] }
  | { columns: readonly DocumentPart[]; columnGap?: number }
  | { table: DocumentTable; layout?: 'noBorders' | DocumentTableLayout }

/** Rows with lines between them, a bar across the page in the table's colour, and rows below one line. */
export type DocumentTableLayout = 'ruledRows' | 'brandBar' | 'lineAbove'

interface DocumentTable {
  headerRows?: number
  /** Keeps a row on one page. */
  dontBreakRows?: boolean
  widths: readonly (number | '*' | 'auto')[]
  body: readonly (readonly DocumentPart[])[]
  /** Of a brandBar. */
  barColor?: string
}

/** Plain data, so that another thread can print it. */
export interface PrintedDocument {
  /** `creationDate`: default now. With one of its own, the same document is the same file. */
  info: { title: string; author: string; creator: string; creationDate?: Date }
  /** A word across each page, behind everything else. */
  watermark?: string
  content: readonly DocumentPart[]
  /** At the foot of each page, before its number. */
  foot: string
}
