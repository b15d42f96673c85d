// Projects that compile this source find the declaration only so.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfmake.d.ts" />
import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { DocumentTableLayout, PrintedDocument } from './document.ts'
import { printable } from './printable.ts'
import type { TurnOptions } from './turns.ts'

export interface DocumentPrinter {
  /** Returns the document as PDF. */
  print(document: PrintedDocument, options?: TurnOptions): Promise<Uint8Array>
}

const resolve = (style: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/be-vietnam-pro/${style}/BeVietnamPro_${style}.ttf`)

const page = {
  pageSize: 'A4',
  pageMargins: [48, 48, 48, 56],
  defaultStyle: { font: 'BeVietnamPro', fontSize: 10, lineHeight: 1.3 },
}

const [line, foot] = ['#cbd5e1', '#475569']

/** A table as pdfmake hands it to its layout. */
interface LaidOutTable {
  table: { barColor?: string }
}
const layouts = {
  // Fine lines between rows, a stronger one below the head.
  ruledRows: {
    hLineWidth: (index: number) => (index === 1 ? 1 : 0.5),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingTop: () => 5,
    paddingBottom: () => 5,
  },
  brandBar: {
    hLineWidth: (index: number) => (index === 0 ? 2 : 0),
    vLineWidth: () => 0,
    hLineColor: (_index: number, { table }: LaidOutTable) => table.barColor,
    paddingTop: () => 0,
    paddingBottom: () => 0,
  },
  lineAbove: {
    hLineWidth: (index: number) => (index === 0 ? 0.5 : 0),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingTop: () => 6,
    paddingLeft: () => 0,
    paddingRight: () => 0,
  },
} satisfies Record<DocumentTableLayout, object>

/**
 * A word across an A4 page as its background: pdfmake draws its own watermarks over the figures. The words are ours, so
 * that none needs escaping.
 */
const backgroundOf = (watermark: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" viewBox="0 0 595 842"><text x="297" y="460" font-family="BeVietnamPro" font-weight="bold" font-size="112" text-anchor="middle" fill="#eef2f7" transform="rotate(-50 297 421)">${watermark}</text></svg>`,
  font: 'BeVietnamPro',
})

/** The foot of a page: what it belongs to and its number. */
const footOf = (text: string) => ({
  ...{ text, alignment: 'center', color: foot, fontSize: 8, margin: [0, 20, 0, 0] },
})

/** Prints with the whole of Be Vietnam Pro, which is embedded in the file. Reads nothing else from disk or network. */
export function pdfDocuments(): DocumentPrinter {
  const fonts = {
    BeVietnamPro: {
      normal: resolve('400Regular'),
      bold: resolve('700Bold'),
      italics: resolve('400Regular_Italic'),
      bolditalics: resolve('700Bold_Italic'),
    },
  }
  const files = new Set<string>(Object.values(fonts.BeVietnamPro))
  pdfmake.setFonts(fonts)
  pdfmake.setLocalAccessPolicy((path) => files.has(path))
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.addTableLayouts(layouts)
  return {
    print(document) {
      const { foot: before, watermark, ...more } = printable(document)
      const behind = watermark ? { background: backgroundOf(watermark) } : {}
      const footer = (number: number, pages: number) => footOf(`${before}${number}/${pages}`)
      return pdfmake.createPdf({ ...page, ...more, ...behind, footer }).getBuffer()
    },
  }
}
